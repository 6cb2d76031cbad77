import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Match } from "#shared/match/index.ts";
import {
  matchDayQuery,
  overnightQuery,
  type PartOfDay,
  type ZonedDay,
} from "#web/features/match/match.query.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { useFallbackInterval } from "#web/platform/realtime/use-fallback-interval.ts";
import { overnightIn, partOfDay, readerDays } from "./reader-day.rules.ts";

/** Which day a page shows. */
export interface DayPage extends ZonedDay {
  readonly today: string;
}

const NONE: readonly Match[] = [];

/**
 * The day of a page as its reader's zone has it: the server's own, or the one that the address names, or the one as far from the
 * reader's today as the server's choice was from its own.
 */
export function useReaderDay(page: DayPage): DayPage {
  const tz = shownZone();
  const wanted = usePageQuery().get("date");
  const today = useClockValue((nowMs) => readerDays(page, tz, wanted, nowMs).today);
  const date = useClockValue((nowMs) => readerDays(page, tz, wanted, nowMs).date);
  return useMemo(() => (tz === page.tz ? page : { date, today, tz }), [page, date, today, tz]);
}

/**
 * Matches of a day as they were fetched last, by kick-off. In a zone of the reader's own they are those of the server's day that
 * belong to it, until the whole day is there; where it cannot be had they stay.
 *
 * @param page The day as the server has it.
 * @param day The same in the reader's zone, see {@link useReaderDay}.
 */
export function useMatchesOfDay(page: ZonedDay, day: ZonedDay, part?: PartOfDay): readonly Match[] {
  const refetchInterval = useFallbackInterval("live");
  const site = useSuspenseQuery({ ...matchDayQuery(page, part), refetchInterval }).data.matches;
  const options = { ...matchDayQuery(day, part), refetchInterval };
  const own = useQuery({ ...options, enabled: day.tz !== page.tz }).data?.matches;
  return useMemo(() => {
    if (day.tz === page.tz) return site;
    return own ?? partOfDay(site, day);
  }, [site, own, day, page.tz]);
}

/** Those of a live list: today it begins with what is in play since before midnight. */
export function useLiveList(page: DayPage, day: DayPage, part?: PartOfDay): readonly Match[] {
  const matches = useMatchesOfDay(page, day, part);
  const site = useSuspenseQuery(matchDayQuery(page, part)).data.matches;
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
