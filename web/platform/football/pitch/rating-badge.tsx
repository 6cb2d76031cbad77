import { m } from "#messages/paraglide/messages.js";
import { formatDecimal } from "#web/platform/i18n/number-label.ts";

/** Colour of a rating; the badge always shows the number too. */
type RatingBand = "best" | "good" | "fair" | "low";

/** Band of a rating, 0 to 10. */
export function ratingBand(rating: number): RatingBand {
  if (rating >= 8) return "best";
  if (rating >= 7) return "good";
  return rating >= 6 ? "fair" : "low";
}

interface RatingBadgeProps {
  readonly rating: number;
  readonly className?: string;
}

/** A player's rating, coloured by how good it is. Needs platform/football/pitch/pitch.css. */
export function RatingBadge({ rating, className }: RatingBadgeProps) {
  const text = formatDecimal(rating, 1);
  return (
    <span className={className ? `rating ${className}` : "rating"} data-band={ratingBand(rating)}>
      <span className="sr-only">{m.player_rating({ rating: text })}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
