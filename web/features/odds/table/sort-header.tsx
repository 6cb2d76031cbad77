import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Phase } from "#shared/odds/price.table.ts";
import { useHydrated } from "#web/platform/hydration/use-hydrated.ts";
import { outcomeLabel } from "#web/platform/i18n/bet-label.ts";
import { phaseName } from "../odds-labels.ts";
import type { Sort } from "./use-sort.ts";

interface SortHeaderProps {
  readonly sort: Sort;
  /** Name of the column in {@link Sort}. */
  readonly column: string;
  /** Label of the column, for the button's name. */
  readonly label: string;
  readonly text: string;
  readonly phase?: string;
  readonly rowSpan?: number;
}

/** A column header that sorts by the column. Without scripts it is a plain header, not a dead button. */
export function SortHeader({ sort, column, label, text, phase, rowSpan }: SortHeaderProps) {
  const hydrated = useHydrated();
  const isSorted = sort.column === column;
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      data-phase={phase}
      aria-sort={isSorted ? (sort.descending ? "descending" : "ascending") : undefined}
    >
      {hydrated ? (
        <button
          type="button"
          className="odds-sort"
          aria-label={m.odds_sort_by({ column: label })}
          onClick={() => sort.by(column)}
        >
          {text}
        </button>
      ) : (
        <span className="odds-sort">{text}</span>
      )}
    </th>
  );
}

interface PriceHeaderProps {
  readonly sort: Sort;
  readonly phase: Phase;
  readonly outcome: string;
}

/** The header of an outcome's prices of a phase. */
export function PriceHeader({ sort, phase, outcome }: PriceHeaderProps) {
  const text = outcomeLabel(outcome);
  const label = `${text}, ${phaseName(phase)}`;
  return <SortHeader sort={sort} column={`${phase}.${outcome}`} label={label} text={text} phase={phase} />;
}

interface TallHeaderProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The header of a column without columns below it. */
export const TallHeader = ({ className, children }: TallHeaderProps) => (
  <th scope="col" rowSpan={2} className={className}>
    {children}
  </th>
);
