import type { CorrectScoreQuote } from "#shared/odds/index.ts";

const SHOWN = 3;

/** The scores with the lowest prices: those that the company thinks likeliest. */
export const likeliestScores = ({ scores }: CorrectScoreQuote): CorrectScoreQuote["scores"] =>
  scores
    .toSorted((a, b) => a.price - b.price || a.home + a.away - (b.home + b.away) || b.home - a.home)
    .slice(0, SHOWN);
