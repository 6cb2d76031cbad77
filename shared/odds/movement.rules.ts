import { type Market, OUTCOMES } from "./market.table.ts";
import type { MoveMoment, MoveOf } from "./odds.schema.ts";
import { lineOf, valuesOf } from "./quote.rules.ts";
import type { Quote, QuoteBase } from "./quote.schema.ts";
import { compareScores, scoreKey } from "./score.rules.ts";

/**
 * Movement of one company's price of one market. One shape for all markets and one order of outcomes, so that the
 * chart, the table beneath it and the CSV have the same entries.
 */

/** A price of a history, of any market. Prices are decimal and in the order of the movement's outcomes. */
export interface PriceEntry extends Readonly<QuoteBase>, Readonly<MoveMoment> {
  /** Null in markets without a line. */
  readonly line: number | null;
  /** Null where this entry does not price an outcome that others do: a correct score. */
  readonly prices: readonly (number | null)[];
}

/** The history of one price: every entry prices the same outcomes. */
export interface Movement {
  readonly market: Market;
  /** Keys of the outcomes: those of the market, `2-1` and `other` of correct scores. */
  readonly outcomes: readonly string[];
  /** Newest first, as histories come. */
  readonly entries: readonly PriceEntry[];
}

/** Wins of the home side, draws, wins of the away side: as the correct-score page groups them; inside by goals. */
function byScore(one: string, other: string): number {
  const scoreOf = (key: string) => {
    const [home = 0, away = 0] = key.split("-").map(Number);
    return { home, away };
  };
  const [a, b] = [scoreOf(one), scoreOf(other)];
  return Math.sign(a.away - a.home) - Math.sign(b.away - b.home) || compareScores(a, b);
}

/** Correct scores in their order, each once; "every other score" is last. */
export function scoresInOrder(keys: readonly string[]): string[] {
  const scores = [...new Set(keys)].filter((key) => key !== "other").toSorted(byScore);
  return keys.includes("other") ? [...scores, "other"] : scores;
}

/** Keys of the outcomes that quotes of a market price. */
export function outcomesOf(market: Market, quotes: readonly Quote[]): readonly string[] {
  if (market !== "correct_score") return OUTCOMES[market];
  const keysOf = (quote: Quote) =>
    "scores" in quote ? [...quote.scores.map(scoreKey), ...(quote.other === null ? [] : ["other"])] : [];
  return scoresInOrder(quotes.flatMap(keysOf));
}

function pricesOf(market: Market, outcomes: readonly string[], quote: Quote): readonly (number | null)[] {
  if (!("scores" in quote)) return valuesOf(market, quote);
  const listed = new Map(quote.scores.map((score) => [scoreKey(score), score.price]));
  return outcomes.map((outcome) => (outcome === "other" ? quote.other : listed.get(outcome)) ?? null);
}

/** A quote as an entry over some outcomes. */
export const entryOf = (
  market: Market,
  outcomes: readonly string[],
  quote: Quote,
  { phase, minute, home_score, away_score }: MoveMoment,
): PriceEntry => ({
  at: quote.at,
  phase,
  minute,
  home_score,
  away_score,
  line: lineOf(quote),
  suspended: quote.suspended,
  prices: pricesOf(market, outcomes, quote),
});

/** A history of a call as a movement; entries keep the order of the call, newest first. */
export function movementOf<M extends Market>(market: M, moves: readonly MoveOf<M>[]): Movement {
  const outcomes = outcomesOf(market, moves);
  return { market, outcomes, entries: moves.map((move) => entryOf(market, outcomes, move, move)) };
}

/** The direction of a price against the open price before it. */
export type PriceDirection = "up" | "down";

/**
 * The direction of every price, entry by entry: none for the first, for an unchanged one, across a change of line, and
 * for a suspended one, which is no price. After a suspension a price compares with the last available one.
 */
export function directionsOf({ entries, outcomes }: Movement): (PriceDirection | null)[][] {
  let before: PriceEntry | null = null;
  const directions: (PriceDirection | null)[][] = [];
  for (const entry of entries.toReversed()) {
    directions.push(outcomes.map((_, place) => directionOf(entry, before, place)));
    if (!entry.suspended) before = entry;
  }
  return directions.reverse();
}

function directionOf(entry: PriceEntry, before: PriceEntry | null, place: number): PriceDirection | null {
  const [now, then] = [entry.prices[place] ?? null, before?.prices[place] ?? null];
  if (!before || entry.suspended || entry.line !== before.line || now === null || then === null) return null;
  if (now === then) return null;
  return now > then ? "up" : "down";
}
