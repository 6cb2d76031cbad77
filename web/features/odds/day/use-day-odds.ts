import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { Odds } from "#shared/odds/index.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { newerOdds } from "../odds-overlay.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { type DayOddsName, dayOddsQuery } from "./day-odds.query.ts";

/** Rooms push today's main markets; other prices are polled at this interval while the page is visible. */
export const REFRESH_MS = 30_000;

/** The page's rows by match, as last fetched. Changes between two responses are marked like pushed ones. */
export function useDayOdds(name: DayOddsName): ReadonlyMap<number, readonly Odds[]> {
  const { clock } = usePageStores();
  const overlay = useOddsOverlay();
  const odds = useSuspenseQuery({ ...dayOddsQuery(name), refetchInterval: REFRESH_MS }).data;
  const before = useRef(odds);
  useEffect(() => {
    if (before.current === odds) return;
    before.current = odds;
    // A response may come from a cache, and a push be newer.
    const newest = odds.map((row) => newerOdds(row, overlay.of(oddsKey(row)).odds));
    overlay.take(newest, clock.now());
  }, [overlay, clock, odds]);
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
