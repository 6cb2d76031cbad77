import type { SeriesQuote } from "./price-series.ts";

/** A change from one price to the next. */
interface Move {
  readonly from: SeriesQuote;
  readonly to: SeriesQuote;
  /** By how much the implied probability of the side that moved most changed, percent points with two decimals. */
  readonly change_percent: number;
}

const NO_MOVE = 0;

function changeOf(from: SeriesQuote, to: SeriesQuote): number {
  // A price on another line is the price of another bet; the two cannot be held against each other.
  if (from.line !== to.line) return NO_MOVE;
  const changes = to.prices.map((price, place) => Math.abs(1 / price - 1 / (from.prices[place] ?? price)));
  return Math.round(Math.max(NO_MOVE, ...changes) * 10_000) / 100;
}

/**
 * Moves of a series that became known after `sinceMs`, in the order of time. `known` are its known quotes. Prices
 * that were off the board are passed over: a move goes from what could be bet on before to what can be after.
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
