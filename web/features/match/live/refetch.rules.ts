/** After this time away the room's snapshot alone does not tell the day any more. */
export const LONG_ABSENCE_MS = 2 * 60 * 60_000;

/** How far refetches of all pages are spread after an event that all of them see at once. */
const SPREAD_MS = 2_000;

export const isLongAbsence = (absentMs: number): boolean => absentMs > LONG_ABSENCE_MS;

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
