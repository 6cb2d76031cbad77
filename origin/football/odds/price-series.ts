import type { SeriesQuote } from "#shared/odds/index.ts";

/**
 * The form of `price_series.quotes`: a JSON list of quotes in the order in which they became known, each a tuple
 * of fixed order without its trailing nulls:
 *
 * | place | holds |
 * |---|---|
 * | 0 | `known_at`, milliseconds UTC |
 * | 1 | `at` as seconds after `known_at` (negative before); null where the source does not say |
 * | 2 | flags: 1 in play, 2 suspended |
 * | 3 | `line`; null in markets without one |
 * | 4 | prices in the order of `OUTCOMES` (shared/odds/market.table.ts) |
 * | 5, 6, 7 | minute, home score, away score; null where not known |
 * | 8 | correct score only: `[[[home, away, price], …], other]` |
 *
 * Numbers only, so that the text needs no escaping on its way into a statement, and equal series are equal texts.
 */
type QuoteTuple = readonly [
  knownAtMs: number,
  atOffset: number | null,
  flags: number,
  line: number | null,
  prices: number[],
  minute?: number | null,
  homeScore?: number | null,
  awayScore?: number | null,
  scores?: readonly [(readonly [home: number, away: number, price: number])[], other: number | null] | null,
];

const IN_PLAY = 1;
const SUSPENDED = 2;

const secondsOf = (knownAtMs: number): number => Math.floor(knownAtMs / 1000);

function toTuple(quote: SeriesQuote): QuoteTuple {
  const { known_at_ms, at, in_play, suspended, line, prices, minute, home_score, away_score, scores } = quote;
  const offset = at === null ? null : at - secondsOf(known_at_ms);
  const flags = (in_play ? IN_PLAY : 0) + (suspended ? SUSPENDED : 0);
  if (scores) {
    const listed = scores.listed.map(({ home, away, price }) => [home, away, price] as const);
    const last = [listed, scores.other] as const;
    return [known_at_ms, offset, flags, line, prices, minute, home_score, away_score, last];
  }
  if (away_score !== null) return [known_at_ms, offset, flags, line, prices, minute, home_score, away_score];
  if (home_score !== null) return [known_at_ms, offset, flags, line, prices, minute, home_score];
  if (minute !== null) return [known_at_ms, offset, flags, line, prices, minute];
  return [known_at_ms, offset, flags, line, prices];
}

function toQuote(tuple: QuoteTuple): SeriesQuote {
  const [known_at_ms, offset, flags, line, prices, minute, home_score, away_score, scores] = tuple;
  const quote = {
    known_at_ms,
    at: offset === null ? null : secondsOf(known_at_ms) + offset,
    in_play: (flags & IN_PLAY) !== 0,
    suspended: (flags & SUSPENDED) !== 0,
    minute: minute ?? null,
    home_score: home_score ?? null,
    away_score: away_score ?? null,
    line,
    prices,
  };
  if (!scores) return quote;
  const listed = scores[0].map(([home, away, price]) => ({ home, away, price }));
  return { ...quote, scores: { listed, other: scores[1] } };
}

/** Encodes a series. The quotes must be in the order in which they became known. */
export const encodeQuotes = (quotes: readonly SeriesQuote[]): string => JSON.stringify(quotes.map(toTuple));

/** Decodes a series: quotes in the order in which they became known. */
export function decodeQuotes(text: string): SeriesQuote[] {
  // Only `encodeQuotes` writes the column, and a page of odds decodes a thousand of them, so there is no validation
  // here.
  const tuples: QuoteTuple[] = JSON.parse(text);
  return tuples.map(toQuote);
}
