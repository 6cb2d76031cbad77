/** Upper ends of the classes that durations are counted in, milliseconds; the last one has none. */
export const LATENCY_BOUNDS_MS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 4000, 8000, 16_000] as const;

/** How many durations fell into each class; one more class than there are ends. */
export type LatencyCounts = number[];

export const noLatencies = (): LatencyCounts => Array<number>(LATENCY_BOUNDS_MS.length + 1).fill(0);

/** Counts a duration where it belongs. */
export function countLatency(counts: LatencyCounts, durationMs: number): void {
  const at = LATENCY_BOUNDS_MS.findIndex((bound) => durationMs <= bound);
  const index = at < 0 ? LATENCY_BOUNDS_MS.length : at;
  counts[index] = (counts[index] ?? 0) + 1;
}

/**
 * A percentile (share 0 to 1) of the durations, milliseconds: the end of the class in which the nearest-rank percentile
 * lies, so at most one class too high. Null without durations, and where it lies beyond the last end.
 */
export function latencyAt(counts: LatencyCounts, share: number): number | null {
  const rank = Math.max(1, Math.ceil(counts.reduce((sum, count) => sum + count, 0) * share));
  let seen = 0;
  for (const [at, count] of counts.entries()) {
    seen += count;
    if (seen >= rank) return LATENCY_BOUNDS_MS[at] ?? null;
  }
  return null;
}
