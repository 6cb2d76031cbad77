import { type ReactNode, useId, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { countsFromNow } from "#shared/odds/line-meaning.rules.ts";
import { lineLabel } from "#web/platform/i18n/price-label.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { Popover, PopoverClose } from "#web/ui/popover.tsx";
import { phaseName, shortMarketName } from "../odds-labels.ts";
import { useAge } from "../use-age.ts";
import { LineMeaning } from "./line-meaning.tsx";
import { LineOpener, type OpenedLine } from "./line-opener.ts";

/** Explains the lines of the tables inside in a popover beside their cells. */
export function LineExplainer({ children }: { readonly children: ReactNode }) {
  const [line, setLine] = useState<OpenedLine | null>(null);
  const headingId = useId();
  return (
    <LineOpener value={setLine}>
      {children}
      {line ? (
        <Popover
          anchor={line.cell}
          className="odds-popover"
          aria-labelledby={headingId}
          onClose={() => setLine(null)}
        >
          <OpenedHeading id={headingId} line={line} />
          <LineMeaning bet={line} />
          {countsFromNow(line) ? <p className="odds-note">{m.odds_inplay_handicap_note()}</p> : null}
          <PopoverClose className="quiet-button self-end">{m.odds_meaning_close()}</PopoverClose>
        </Popover>
      ) : null}
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
          line: lineLabel(line.line, format),
          phase: phaseName(line.phase),
        })}
      </p>
      <p className="text-xs text-muted">
        {age === null ? line.company : `${line.company} · ${m.odds_updated({ ago: age })}`}
      </p>
    </>
  );
}
