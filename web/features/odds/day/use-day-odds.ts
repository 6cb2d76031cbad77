import { useMemo } from "react";
import type { Odds } from "#shared/odds/index.ts";
import { useFetched } from "#web/platform/page-stores.tsx";
import { type DayOddsPage, dayOddsKey } from "./day-odds.keys.ts";

/** The page's rows by match, as they were fetched last. */
export function useDayOdds(page: DayOddsPage): ReadonlyMap<number, readonly Odds[]> {
  const { odds } = useFetched(dayOddsKey(page), page.prices);
  return useMemo(() => {
    const matches = new Map<number, Odds[]>();
    for (const row of odds) {
      const known = matches.get(row.match_id);
      if (known) known.push(row);
      else matches.set(row.match_id, [row]);
    }
    return matches;
  }, [odds]);
}
