import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { countsFromNow } from "#shared/odds/line-meaning.rules.ts";
import { m } from "#web/paraglide/messages.js";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { lineText } from "#web/platform/words/price-text.ts";
import { phaseName, shortMarketName } from "../odds-words.ts";
import { useAge } from "../use-age.ts";
import { LineMeaning } from "./line-meaning.tsx";
import { LineOpener, type OpenedLine } from "./line-opener.ts";

const GAP = 8;
/** Width of the popover in odds-table.css. */
const WIDTH = 304;

/** Beside its cell, within the window; below it where there is room, else above. */
function place(popover: HTMLElement, cell: Element): void {
  const { left, bottom, top, width } = cell.getBoundingClientRect();
  const wanted = left + width / 2 - WIDTH / 2;
  const farthest = document.documentElement.clientWidth - Math.min(WIDTH, window.innerWidth - 2 * GAP) - GAP;
  popover.style.left = `${Math.max(GAP, Math.min(wanted, farthest))}px`;
  const { height } = popover.getBoundingClientRect();
  const below = bottom + GAP;
  popover.style.top = `${below + height > window.innerHeight && top > height ? top - height - GAP : below}px`;
}

/** Lets the lines of tables inside be explained in a popover beside their cells: Esc or a tap elsewhere closes it. */
export function LineExplainer({ children }: { readonly children: ReactNode }) {
  const [line, setLine] = useState<OpenedLine | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const open = useCallback((opened: OpenedLine) => setLine(opened), []);
  useEffect(() => {
    const element = popover.current;
    if (!element || !line) return;
    element.showPopover();
    place(element, line.cell);
    element.focus({ preventScroll: true });
  }, [line]);
  return (
    <LineOpener value={open}>
      {children}
      <div
        ref={popover}
        popover="auto"
        className="odds-popover"
        role="dialog"
        aria-labelledby={headingId}
        tabIndex={-1}
        onToggle={({ newState }) => {
          if (newState === "closed") setLine(null);
        }}
      >
        {line ? (
          <>
            <OpenedHeading id={headingId} line={line} />
            <LineMeaning bet={line} />
            {countsFromNow(line) ? <p className="odds-note">{m.odds_inplay_handicap_note()}</p> : null}
            <button
              type="button"
              className="quiet-button self-end"
              onClick={() => popover.current?.hidePopover()}
            >
              {m.odds_meaning_close()}
            </button>
          </>
        ) : null}
      </div>
    </LineOpener>
  );
}

function OpenedHeading({ id, line }: { readonly id: string; readonly line: OpenedLine }) {
  const [format] = useSetting("line_format");
  const { at } = line;
  const age = useAge(at);
  return (
    <>
      <p id={id} className="font-semibold">
        {m.odds_meaning_title({
          market: shortMarketName(line.market),
          line: lineText(line.line, format),
          phase: phaseName(line.phase),
        })}
      </p>
      <p className="text-meta text-muted">
        {age === null ? line.company : `${line.company} · ${m.odds_updated({ ago: age })}`}
      </p>
    </>
  );
}
