import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { createContext, useContext, useMemo } from "react";
import { useSnapshot } from "valtio";
import type { Match } from "#shared/match/index.ts";
import type { MainOdds } from "#shared/odds/index.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { dayOf } from "#web/platform/i18n/format.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { useFallbackInterval } from "#web/platform/realtime/use-fallback-interval.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { useShownView } from "#web/platform/spoiler-shield/shown-view.tsx";
import { type ListOdds, listOddsQuery, type PricedDay } from "./list-odds.query.ts";
import { createListOverlays, withPushedRows } from "./list-overlay.ts";

/** The company of a list's prices. */
export interface ShownCompany {
  /** Null while unknown. */
  readonly name: string | null;
  /** Its prices are unavailable: the list keeps the ones it has. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Prices of a list as fetched. */
export interface FetchedList {
  /** Null for each match's first company with prices. */
  readonly company_id: number | null;
  readonly matches: ReadonlyMap<number, readonly MainOdds[]>;
}

export const ListOddsContext = createContext<FetchedList>({ company_id: null, matches: new Map() });

/** The overlay of pushed list rows in the page's view of results. */
export const useListOverlay = () => usePageStore(createListOverlays)(useShownView());

/** Prices of a row in the list: fetched ones, and rows of companies that joined since. Renders for this match only. */
export function useRowOdds(matchId: number): readonly MainOdds[] {
  const { company_id, matches } = useContext(ListOddsContext);
  const { rows } = useSnapshot(useListOverlay().of(company_id, matchId));
  const fetched = matches.get(matchId);
  return useMemo(() => withPushedRows(fetched, rows), [fetched, rows]);
}

/** The days of some matches in the shown time zone: a live list includes those of the night before. */
export function daysOf(rows: readonly Match[]): PricedDay[] {
  const tz = shownZone();
  return [...new Set(rows.map(({ match_time }) => dayOf(match_time)))].sort().map((date) => ({ date, tz }));
}

const combine = (answers: UseQueryResult<ListOdds>[]) => ({
  odds: answers.flatMap(({ data }) => data?.odds ?? []),
  name: answers.map(({ data }) => data?.company_name ?? null).find((name) => name !== null) ?? null,
  // A failed refetch keeps the earlier data.
  isLoaded: answers.every(({ data }) => data !== undefined),
  isFailed: answers.some(({ isError }) => isError),
  retry: () => {
    for (const { isError, refetch } of answers) if (isError) void refetch();
  },
});

/**
 * Prices of a list's rows, by match: of the reader's company once loaded; until then, and in the HTML that all readers
 * share, of each match's first.
 */
export function useListOdds(rows: readonly Match[]) {
  const [companyId] = useSetting("list_company_id");
  const days = useMemo(() => daysOf(rows), [rows]);
  const refetchInterval = useFallbackInterval("odds");
  const first = useQueries({
    queries: days.map((day) => ({ ...listOddsQuery(day, null), refetchInterval })),
    combine,
  });
  const chosen = useQueries({
    queries: days.map((day) => ({ ...listOddsQuery(day, companyId), refetchInterval })),
    combine,
  });
  const { odds } = chosen.isLoaded ? chosen : first;
  const company_id = chosen.isLoaded ? companyId : null;
  const list = useMemo((): FetchedList => {
    const byMatch = new Map<number, MainOdds[]>();
    for (const row of odds) {
      const known = byMatch.get(row.match_id);
      if (known) known.push(row);
      else byMatch.set(row.match_id, [row]);
    }
    return { company_id, matches: byMatch };
  }, [company_id, odds]);
  const company: ShownCompany = { name: chosen.name, isFailed: chosen.isFailed, retry: chosen.retry };
  return { list, company };
}
