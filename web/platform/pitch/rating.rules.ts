/** How a rating is coloured; the number always stands in it. */
export type RatingBand = "best" | "good" | "fair" | "low";

/** Band of a rating, 0 to 10. */
export function ratingBand(rating: number): RatingBand {
  if (rating >= 8) return "best";
  if (rating >= 7) return "good";
  return rating >= 6 ? "fair" : "low";
}
