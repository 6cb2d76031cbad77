import type { QuoteOf } from "#shared/odds/index.ts";
import { fateOfOther, fateOfScore, type ScoreFate } from "#shared/odds/possible.rules.ts";
import type { PriceState } from "#shared/odds/price-state.rules.ts";
import { scoreKey } from "#shared/odds/score.rules.ts";
import type { PriceStanding } from "#shared/odds/standing.rules.ts";

type Scores = readonly Pick<QuoteOf<"correct_score">["scores"][number], "home" | "away">[];

/** State of a row in a list of scores, by its name: `2-1`, or `other`. */
export function fateOf(name: string, listed: Scores, standing: PriceStanding): ScoreFate {
  const score = listed.find((one) => scoreKey(one) === name);
  return score ? fateOfScore(score, standing) : fateOfOther(listed, standing);
}

/** State of a score's price: a price for an impossible score is closed. */
export const stateOfScore = (state: PriceState, fate: ScoreFate): PriceState =>
  fate === "impossible" && state !== "past" ? "closed" : state;
