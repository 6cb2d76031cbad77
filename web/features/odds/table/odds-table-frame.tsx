import type { MouseEvent, PointerEvent, ReactNode } from "react";
import { PHASES } from "#shared/odds/price.table.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { ageText, setAtText } from "../odds-numbers.ts";
import { useShownPhases } from "./use-shown-phases.ts";

interface OddsTableFrameProps {
  /** Caption for screen readers. */
  readonly caption: string;
  /** Class of the table beside `odds-table`: it sets the column widths. */
  readonly className: string;
  /** Rows with `data-stopped` are not shown. */
  readonly isFolded?: boolean;
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

/**
 * A table of prices: between phone and desktop widths it scrolls horizontally beside a frozen first column. Deselected
 * phases are left out.
 */
export function OddsTableFrame({ caption, className, isFolded = false, children }: OddsTableFrameProps) {
  const { clock } = usePageStores();
  const phases = useShownPhases();
  const [format] = useSetting("price_format");
  const [margin] = useSetting("margin_free");
  const hidden = PHASES.filter((phase) => !phases.includes(phase));
  /** The age of a price is computed on hover: two hundred running clocks would be expensive. */
  const showAge = ({ target }: PointerEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>("td[data-at]") : null;
    if (!cell) return;
    const at = Number(cell.dataset.at);
    cell.title = `${setAtText(at)}, ${ageText(Math.max(0, clock.now() / 1000 - at))}`;
  };
  return (
    <div
      className="odds-scroll"
      data-hidden={hidden.join(" ") || undefined}
      data-folded={isFolded || undefined}
      data-format={format}
      data-chances={margin !== "off" || undefined}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the row's link is for the keyboard */}
      <table className={`odds-table ${className}`} onClick={openHistory} onPointerOver={showAge}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}
