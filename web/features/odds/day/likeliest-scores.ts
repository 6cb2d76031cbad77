import type { QuoteOf } from "#shared/odds/index.ts";
import { compareScores } from "#shared/odds/score.rules.ts";

const SHOWN = 3;

/** The scores with the lowest prices: the likeliest ones in the company's view. */
export const likeliestScores = ({ scores }: QuoteOf<"correct_score">): QuoteOf<"correct_score">["scores"] =>
  scores.toSorted((a, b) => a.price - b.price || compareScores(a, b)).slice(0, SHOWN);
