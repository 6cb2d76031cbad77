import type { SeriesQuote } from "#shared/odds/index.ts";

/** How a company's price moved within a span of time. */
export interface Move {
  readonly from: SeriesQuote;
  readonly to: SeriesQuote;
  /** By how much the line moved, below 0 for down; 0 if it stands or the market has none. */
  readonly line_change: number;
  /**
   * Change in implied probability of the side that moved most, percentage points with two decimals. Null if the line
   * moved: prices on two lines are two bets.
   */
  readonly change_percent: number | null;
}

function changeOf(from: SeriesQuote, to: SeriesQuote): number {
  const changes = to.prices.map((price, place) => Math.abs(1 / price - 1 / (from.prices[place] ?? price)));
  return Math.round(Math.max(0, ...changes) * 10_000) / 100;
}

/** A goal resets every price: only prices before the match, or of one score in play, compare. */
const isComparable = (one: SeriesQuote, other: SeriesQuote): boolean =>
  one.in_play === other.in_play && one.home_score === other.home_score && one.away_score === other.away_score;

/**
 * How a series moved since `sinceMs`: from the price that was offered then, or the first one after, to the price
 * offered now. Null if nothing is offered now, or nothing moved. `known` are its known quotes.
 */
export function moveOf(known: readonly SeriesQuote[], sinceMs: number): Move | null {
  const to = known.at(-1);
  if (!to || to.suspended || to.known_at_ms <= sinceMs) return null;
  const offers = known.filter((quote) => !quote.suspended && isComparable(quote, to));
  const from = offers.findLast((quote) => quote.known_at_ms <= sinceMs) ?? offers[0] ?? to;
  const line_change = (to.line ?? 0) - (from.line ?? 0);
  if (line_change !== 0) return { from, to, line_change, change_percent: null };
  const change_percent = changeOf(from, to);
  return change_percent > 0 ? { from, to, line_change, change_percent } : null;
}

/** A move of a match's market. */
export interface RankedMove extends Move {
  /** The match has begun. */
  readonly begun: boolean;
}

/**
 * Ranks moves for readers who look for what to bet on:
 *
 * 1. matches before kick-off, then matches in play, whose prices move with every minute anyway;
 * 2. moved lines, the furthest first: a bookmaker moves a line only when moving its prices no longer suffices;
 * 3. moved prices on the same line, by change in implied probability;
 * 4. the newest.
 */
export const compareMoves = (a: RankedMove, b: RankedMove): number =>
  Number(a.begun) - Number(b.begun) ||
  Math.abs(b.line_change) - Math.abs(a.line_change) ||
  (b.change_percent ?? 0) - (a.change_percent ?? 0) ||
  b.to.known_at_ms - a.to.known_at_ms;

/** Keeps the first move for each key, in order: the highest-ranked one of a match and market. */
export function firstOfEach<Row>(ranked: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const seen = new Set<string>();
  return ranked.filter((row) => {
    const key = keyOf(row);
    return !seen.has(key) && seen.add(key);
  });
}
