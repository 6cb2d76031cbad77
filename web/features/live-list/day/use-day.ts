import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Match } from "#shared/match/index.ts";
import {
  type DayFilter,
  matchDayQuery,
  overnightQuery,
  type ZonedDay,
} from "#web/features/match/match.query.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { useFallbackInterval } from "#web/platform/realtime/use-fallback-interval.ts";
import { matchesOfDay, overnightIn, readerDays } from "./reader-day.rules.ts";

/** The day that a page shows. */
export interface DayPage extends ZonedDay {
  readonly today: string;
}

const NONE: readonly Match[] = [];

/** The day of a page in the reader's zone: the server's, the URL's, or as far from today as the server's. */
export function useReaderDay(page: DayPage): DayPage {
  const tz = shownZone();
  const wanted = usePageQuery().get("date");
  const today = useClockValue((nowMs) => readerDays(page, tz, wanted, nowMs).today);
  const date = useClockValue((nowMs) => readerDays(page, tz, wanted, nowMs).date);
  return useMemo(() => (tz === page.tz ? page : { date, today, tz }), [page, date, today, tz]);
}

/**
 * Last fetched matches of a day, by kick-off. In the reader's own time zone, the matches of the server's day that fall on
 * the reader's day are shown until the whole day has loaded; if it fails to load, they stay.
 *
 * @param page The day in the server's time zone.
 * @param day The day in the reader's time zone, see {@link useReaderDay}.
 */
export function useMatchesOfDay(page: ZonedDay, day: ZonedDay, dayFilter?: DayFilter): readonly Match[] {
  const refetchInterval = useFallbackInterval("live");
  const site = useSuspenseQuery({ ...matchDayQuery(page, dayFilter), refetchInterval }).data.matches;
  const options = { ...matchDayQuery(day, dayFilter), refetchInterval };
  const own = useQuery({ ...options, enabled: day.tz !== page.tz }).data?.matches;
  return useMemo(() => {
    if (day.tz === page.tz) return site;
    return own ?? matchesOfDay(site, day);
  }, [site, own, day, page.tz]);
}

/** The matches of a live list: today's list begins with those live since before midnight. */
export function useLiveList(page: DayPage, day: DayPage, dayFilter?: DayFilter): readonly Match[] {
  const matches = useMatchesOfDay(page, day, dayFilter);
  const site = useSuspenseQuery(matchDayQuery(page, dayFilter)).data.matches;
  const isToday = day.date === day.today;
  const refetchInterval = useFallbackInterval("live");
  const options = { ...overnightQuery(page), refetchInterval };
  const night = useQuery({ ...options, enabled: page.date === page.today }).data?.matches ?? NONE;
  return useMemo(() => {
    if (!isToday) return matches;
    const late = day.tz === page.tz ? night : overnightIn([...night, ...site], day);
    const ids = new Set(matches.map(({ id }) => id));
    const before = late.filter(({ id }) => !ids.has(id));
    return before.length === 0 ? matches : [...before, ...matches];
  }, [matches, night, site, day, page.tz, isToday]);
}
