/** Counts events within a window that begins with the first of them. */
export interface Burst {
  readonly since_ms: number;
  readonly count: number;
}

/** The burst that one more belongs to: the one before while it lasts, else a new one. */
export function oneMore(before: Burst | undefined, lasts_ms: number, now: number): Burst {
  const isFresh = before !== undefined && now - before.since_ms < lasts_ms;
  return isFresh ? { ...before, count: before.count + 1 } : { since_ms: now, count: 1 };
}
