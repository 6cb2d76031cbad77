import type { Freshness } from "#shared/api/index.ts";

/** Seconds of each freshness word. All periods follow one another; none starts before the last ended. */
export interface Lifetime {
  /** Served without revalidation. */
  readonly fresh: number;
  /** Then served at once while it is revalidated in the background. */
  readonly staleWhileRevalidate: number;
  /** Then kept only for the case that the upstream fails. */
  readonly staleIfError: number;
  /** How long a browser may reuse the response of a call without revalidation; a purge cannot reach browsers. */
  readonly browser: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The one place where freshness words become seconds. A page takes the shortest word among its calls and its
 * screen's row (shared/url/screen-cache.table.ts). A `live`
 * reader sees a list at most fresh + staleWhileRevalidate old, and never past the time at which the upstream announced
 * a change (header `next-change-at`), but for a second while changes follow one another closely (`isThrottled`,
 * entry.ts).
 */
export const lifetimes = {
  live: { fresh: 1, staleWhileRevalidate: 4, staleIfError: MINUTE, browser: 0 },
  content: { fresh: 2, staleWhileRevalidate: 3, staleIfError: DAY, browser: 0 },
  odds: { fresh: 5, staleWhileRevalidate: 10, staleIfError: MINUTE, browser: 0 },
  minutes: { fresh: MINUTE, staleWhileRevalidate: 5 * MINUTE, staleIfError: HOUR, browser: 30 },
  hours: { fresh: HOUR, staleWhileRevalidate: 6 * HOUR, staleIfError: DAY, browser: 5 * MINUTE },
  static: { fresh: DAY, staleWhileRevalidate: 6 * DAY, staleIfError: 7 * DAY, browser: HOUR },
  private: { fresh: 0, staleWhileRevalidate: 0, staleIfError: 0, browser: 0 },
} as const satisfies Record<Freshness, Lifetime>;

/** How long after it was published content may still look as it did before, milliseconds. */
export const CONTENT_AGE_MS = 5000;

/** The shorter-lived of two words. */
export function shorterOf(one: Freshness, other: Freshness): Freshness {
  return lifetimes[one].fresh <= lifetimes[other].fresh ? one : other;
}
