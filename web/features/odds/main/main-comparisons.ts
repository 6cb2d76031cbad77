import { useMemo } from "react";
import type { Odds } from "#shared/odds/index.ts";
import type { MainMarket } from "#shared/odds/price.table.ts";
import { type Comparisons, useComparisons } from "../table/comparisons.ts";
import { useRowsOf } from "../table/use-odds-rows.ts";

/** Comparisons of the three markets. */
export type MainComparisons = Readonly<Record<MainMarket, Comparisons>>;

/** Comparisons of companies in the three markets; the same object as long as none has changed. */
export function useMainComparisons(rows: readonly Odds[]): MainComparisons {
  const asian_handicap = useComparisons(useRowsOf(rows, "asian_handicap"));
  const over_under = useComparisons(useRowsOf(rows, "over_under"));
  const match_result = useComparisons(useRowsOf(rows, "match_result"));
  return useMemo(
    () => ({ asian_handicap, over_under, match_result }),
    [asian_handicap, over_under, match_result],
  );
}
