import { m } from "#web/paraglide/messages.js";
import { formatDecimal } from "#web/platform/number-text.ts";
import { ratingBand } from "./rating.rules.ts";

interface RatingBadgeProps {
  readonly rating: number;
  readonly className?: string;
}

/** A player's rating, coloured by how good it is. Needs styles/pitch.css. */
export function RatingBadge({ rating, className }: RatingBadgeProps) {
  const text = formatDecimal(rating, 1);
  return (
    <span className={className ? `rating ${className}` : "rating"} data-band={ratingBand(rating)}>
      <span className="sr-only">{m.player_rating({ rating: text })}</span>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
