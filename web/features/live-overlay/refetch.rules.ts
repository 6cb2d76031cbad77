import type { Match } from "#shared/match/index.ts";
import { isLive, statusTable } from "#shared/match/match-status.ts";
import { dayOf } from "#web/platform/i18n/format.ts";

/** After this time away the room's snapshot alone does not tell the day any more. */
export const LONG_ABSENCE_MS = 2 * 60 * 60_000;

/** How far refetches of all pages are spread after an event that all of them see at once. */
const SPREAD_MS = 2_000;

export const isLongAbsence = (absentMs: number): boolean => absentMs > LONG_ABSENCE_MS;

/** Whether a row may have moved on while nobody told of it. */
export const mayHaveChanged = ({ status, match_time }: Match, now: number): boolean =>
  isLive(status) || (!statusTable[status].final && match_time <= now);

/** A page with rows of more days than this (what a search found) asks for the latest of them. */
const MOST_DAYS = 4;

/** The days to be asked for anew: those of rows, and those that are named. */
export const daysToAsk = (rows: readonly Match[], dates: readonly string[] = []): string[] => {
  const days = new Set(rows.map(({ match_time }) => dayOf(match_time)));
  for (const date of dates) days.delete(date);
  return [...dates, ...[...days].sort().slice(-MOST_DAYS)];
};

/** Pause before a refetch; `random` from 0 to 1. */
export const spreadMs = (random: number): number => random * SPREAD_MS;

/**
 * Pauses before the tables are asked for after a goal. Twice, because a cache that answers stale while it
 * revalidates gives the first asker what it had.
 */
export const tableRefetchMs = (random: number): readonly number[] => [
  1_000 + spreadMs(random),
  6_000 + 2 * spreadMs(random),
];

/** Line-ups and figures of players are asked for at most once in this time. */
const ASK_PACE_MS = 30_000;

/** Asks after a push: the second one brings what became known, or left a cache, just after the first. */
export const FOLLOWING_ASKS = 2;

/** Between asks for something that is due and that no room tells of. */
export const WAITING_PACE_MS = 60_000;

/** Pause before the next ask after a push: soon, but never sooner than the pace allows after the last one. */
export const pauseBeforeAskMs = (lastAskMs: number, nowMs: number, random: number): number =>
  Math.max(1_000 + spreadMs(random), lastAskMs + ASK_PACE_MS - nowMs);
