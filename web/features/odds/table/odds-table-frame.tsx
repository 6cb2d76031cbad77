import { type MouseEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { PHASES } from "#shared/odds/price.table.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { ageText, setAtText } from "../odds-numbers.ts";
import { useOddsPage } from "../odds-page.context.tsx";

interface OddsTableFrameProps {
  /** Caption for screen readers. */
  readonly caption: string;
  /** Class of the table beside `odds-table`: it sets the column widths. */
  readonly className: string;
  /** thead, tbody and tfoot. Cells of a phase carry `data-phase`, prices `data-cell="price"` and `data-at`. */
  readonly children: ReactNode;
}

/** A click on a price opens the history linked in its row: one tab stop per row instead of ten. */
function openHistory({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest("a, button")) return;
  if (target.closest('td[data-cell="price"]') === null) return;
  const row = target.closest("tr");
  const link =
    row?.querySelector<HTMLElement>("a[data-history]") ??
    target.closest("tbody")?.querySelector<HTMLElement>("a[data-history]");
  link?.click();
}

/** During a match a phone shows the in-play prices first: earlier ones are a swipe away. */
function useRunningInSight(): RefObject<HTMLDivElement | null> {
  const { match } = useOddsPage();
  const frame = useRef<HTMLDivElement>(null);
  const wasLive = useRef(match.live);
  useEffect(() => {
    const running = frame.current?.querySelector<HTMLElement>('th[data-phase="inplay"]');
    const company = frame.current?.querySelector<HTMLElement>(".odds-frozen");
    if (wasLive.current && frame.current && running && company)
      frame.current.scrollLeft = running.offsetLeft - company.offsetWidth;
  }, []);
  return frame;
}

/** A table of prices: scrolls horizontally beside a frozen first column, and leaves out deselected phases. */
export function OddsTableFrame({ caption, className, children }: OddsTableFrameProps) {
  const { clock } = usePageStores();
  const [phases] = useSetting("odds_phases");
  const hidden = PHASES.filter((phase) => !phases.includes(phase));
  /** The age of a price is computed on hover: two hundred running clocks would be expensive. */
  const showAge = ({ target }: PointerEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>("td[data-at]") : null;
    if (!cell) return;
    const at = Number(cell.dataset.at);
    cell.title = `${setAtText(at)}, ${ageText(Math.max(0, clock.now() / 1000 - at))}`;
  };
  return (
    <div ref={useRunningInSight()} className="odds-scroll" data-hidden={hidden.join(" ") || undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the row's link is for the keyboard */}
      <table className={`odds-table ${className}`} onClick={openHistory} onPointerOver={showAge}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
