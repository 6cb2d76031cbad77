import type { Match } from "#shared/match/index.ts";
import { earliestKickOff } from "#shared/match/kick-off.rules.ts";
import { isLive, statusTable } from "#shared/match/match-status.ts";
import { dayOf } from "#web/platform/i18n/format.ts";

/** After this time away the room's snapshot alone no longer covers the day. */
const LONG_ABSENCE_MS = 2 * 60 * 60_000;

/** Jitter of refetches after an event that all pages see at once. */
const SPREAD_MS = 2_000;

export const isLongAbsence = (absentMs: number): boolean => absentMs > LONG_ABSENCE_MS;

/** True if a row may have changed without a message. */
export const mayHaveChanged = (match: Match, now: number): boolean =>
  isLive(match.status) || (!statusTable[match.status].final && earliestKickOff(match) <= now);

/** A page with rows of more days than this (search results) refetches only the latest. */
const MOST_DAYS = 4;

/** The days to refetch: those of the rows and those named. */
export const daysToFetch = (rows: readonly Match[], dates: readonly string[] = []): string[] => {
  const days = new Set(rows.map(({ match_time }) => dayOf(match_time)));
  for (const date of dates) days.delete(date);
  return [...dates, ...[...days].sort().slice(-MOST_DAYS)];
};

/** Pause before a refetch; `random` from 0 to 1. */
export const spreadMs = (random: number): number => random * SPREAD_MS;

/** Pauses before tables are refetched after a goal: twice, because stale-while-revalidate answers old first. */
export const tableRefetchMs = (random: number): readonly number[] => [
  1_000 + spreadMs(random),
  6_000 + 2 * spreadMs(random),
];

/** Minimum interval between requests for line-ups and player statistics. */
const REFETCH_PACE_MS = 30_000;

/** Requests after a push: the second one catches data that appeared, or left a cache, just after the first. */
export const FOLLOW_UP_FETCHES = 2;

/** Interval between requests for data that is due and that no room broadcasts. */
export const WAITING_PACE_MS = 60_000;

/** Pause before the next request after a push: soon, but within the minimum interval. */
export const pauseBeforeFetchMs = (lastFetchMs: number, nowMs: number, random: number): number =>
  Math.max(1_000 + spreadMs(random), lastFetchMs + REFETCH_PACE_MS - nowMs);
