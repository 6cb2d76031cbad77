import type { Incident } from "#shared/match/index.ts";
import { periodOfMinute } from "#shared/match/match-clock.ts";
import type { PriceEntry } from "#shared/odds/movement.rules.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";
import type { ChartSpan } from "./chart-axis.rules.ts";

/** The incidents that concern a market of a period: for the first half only those in it. */
export function incidentsOf(incidents: readonly Incident[], period: PricePeriod): readonly Incident[] {
  if (period === "full") return incidents;
  return incidents.filter(({ minute }) => minute !== null && periodOfMinute(minute) === "first_half");
}

/** When the first in-play price was set, seconds UTC; null without one. It marks a kick-off whose hour is unknown. */
export function firstInPlay(entries: readonly PriceEntry[]): number | null {
  const moments = entries.flatMap(({ at, phase }) => (phase === "inplay" && at !== null ? [at] : []));
  return moments.length === 0 ? null : Math.min(...moments);
}

interface SpanFacts {
  readonly entries: readonly PriceEntry[];
  readonly incidents: readonly Incident[];
  readonly kick_off: number;
  /** Null when the period is over: the last price or incident is then the end. */
  readonly now: number | null;
}

/** From the first price to now or the end; seconds UTC. */
export function chartSpan({ entries, incidents, kick_off, now }: SpanFacts): ChartSpan {
  const played = entries.some(({ phase }) => phase === "inplay");
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at } of entries) {
    if (at === null) continue;
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  for (const { at } of played ? incidents : []) last = Math.max(last, at);
  const limit = played ? (now ?? last) : Math.min(now ?? kick_off, kick_off);
  return { first: Math.min(first, kick_off), kick_off, end: Math.max(limit, last), played };
}
