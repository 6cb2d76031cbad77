import type { Odds } from "#shared/odds/index.ts";

/** Props of an odds page's table; its match, period and companies come from `useOddsPage`. */
export interface OddsBodyProps {
  /** Rows of the page's markets and period, of the reader's companies; at least one. */
  readonly rows: readonly Odds[];
}
