import type { Phase, SeriesQuote } from "#shared/odds/index.ts";

/** Views of a price series as of a moment. Quotes are always in the order in which they became known. */

/** The quotes known at a moment, milliseconds UTC. */
export const knownQuotes = (quotes: readonly SeriesQuote[], nowMs: number): SeriesQuote[] =>
  quotes.filter((quote) => quote.known_at_ms <= nowMs);

/** The next moment at which a quote becomes known, milliseconds UTC; null when all are known. */
export function nextKnownAt(quotes: readonly SeriesQuote[], nowMs: number): number | null {
  const later = quotes.filter((quote) => quote.known_at_ms > nowMs);
  return later.length === 0 ? null : Math.min(...later.map((quote) => quote.known_at_ms));
}

/** Archives that have closing prices date them within the last second before kick-off. */
const CLOSING_MS = 1000;

/** The last price before kick-off among known quotes. */
export const lastBeforeKickOff = (known: readonly SeriesQuote[]): SeriesQuote | null =>
  known.findLast((quote) => !quote.in_play) ?? null;

/**
 * The price of each phase among known quotes; `kickOffMs` in milliseconds UTC. A company that joined during play has no
 * initial price: its first one already reflects the score. Nor has one of which only the closing price is known.
 */
export function phasesOf(
  known: readonly SeriesQuote[],
  kickOffMs: number,
): Record<Phase, SeriesQuote | null> {
  const first = known.find((quote) => !quote.in_play);
  return {
    initial: first && first.known_at_ms < kickOffMs - CLOSING_MS ? first : null,
    instant: lastBeforeKickOff(known),
    inplay: known.findLast((quote) => quote.in_play) ?? null,
  };
}

/** A quote in a history. */
interface PhasedQuote {
  readonly quote: SeriesQuote;
  readonly phase: Phase;
}

/** Known quotes newest first, each with its phase. */
export function historyOf(known: readonly SeriesQuote[], kickOffMs: number): PhasedQuote[] {
  const { initial } = phasesOf(known, kickOffMs);
  const phaseOf = (quote: SeriesQuote): Phase => {
    if (quote.in_play) return "inplay";
    return quote === initial ? "initial" : "instant";
  };
  return known.map((quote) => ({ quote, phase: phaseOf(quote) })).reverse();
}
