/** Scores as the market of correct scores names and orders them. */

interface Score {
  readonly home: number;
  readonly away: number;
}

/** Name of a score among the outcomes of a market: `2-1`. */
export const scoreKey = ({ home, away }: Score): string => `${home}-${away}`;

/** Orders scores by the goals of the side with more, then of the other: 1-0, 2-0, 2-1, …, for either winner. */
export const compareScores = (a: Score, b: Score): number =>
  Math.max(a.home, a.away) - Math.max(b.home, b.away) || Math.min(a.home, a.away) - Math.min(b.home, b.away);
