import type { Odds } from "#shared/odds/index.ts";

/** What the table of an odds page gets; its match, period and companies come from `useOddsPage`. */
export interface OddsBodyProps {
  /** Rows of the page's markets and period, of the companies that the reader compares; at least one. */
  readonly rows: readonly Odds[];
}
