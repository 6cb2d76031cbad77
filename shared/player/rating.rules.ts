import { meanOf, rounded } from "../statistic/index.ts";

/** Ratings of players: 0 to 10, null for an unrated one. */

interface Rated {
  readonly rating: number | null;
}

/** A mean of ratings as it is shown: two decimals. */
export const roundRating = (mean: number): number => rounded(mean, 2);

/** Mean of the ratings that there are, two decimals; null for none. */
export const meanRating = (ratings: readonly (number | null)[]): number | null => rounded(meanOf(ratings), 2);

/** Orders by rating, best first; an unrated player comes last. */
export function byRating(a: Rated, b: Rated): number {
  return (b.rating ?? -1) - (a.rating ?? -1);
}

/** The best rated one, of equals the one listed first; null where none is rated. */
export function bestRated<Player extends Rated>(players: readonly Player[]): Player | null {
  const best = players.toSorted(byRating)[0];
  return best && best.rating !== null ? best : null;
}
