import type { SeriesQuote } from "#shared/odds/index.ts";

/** A change from one price to the next. */
interface Move {
  readonly from: SeriesQuote;
  readonly to: SeriesQuote;
  /** Change in implied probability of the side that moved most, percentage points with two decimals. */
  readonly change_percent: number;
}

const NO_MOVE = 0;

function changeOf(from: SeriesQuote, to: SeriesQuote): number {
  // A price on another line is another bet; the two are not comparable.
  if (from.line !== to.line) return NO_MOVE;
  const changes = to.prices.map((price, place) => Math.abs(1 / price - 1 / (from.prices[place] ?? price)));
  return Math.round(Math.max(NO_MOVE, ...changes) * 10_000) / 100;
}

/**
 * Moves of a series that became known after `sinceMs`, in order of time. `known` are its known quotes. Suspended prices
 * are skipped: a move compares two offers that could be bet on.
 */
export function movesOf(known: readonly SeriesQuote[], sinceMs: number): Move[] {
  const open = known.filter((quote) => !quote.suspended);
  return open.flatMap((to, index): Move[] => {
    const from = open[index - 1];
    if (!from || to.known_at_ms <= sinceMs) return [];
    const change_percent = changeOf(from, to);
    return change_percent > NO_MOVE ? [{ from, to, change_percent }] : [];
  });
}
