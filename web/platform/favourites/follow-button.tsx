import { lazy, Suspense } from "react";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";

// What it does is not worth a place in the first load: the button is in the HTML and comes alive a moment later.
const FollowStar = lazy(() => import("./follow-star.tsx"));

export interface FollowButtonProps {
  readonly kind: FavouriteKind;
  readonly id: number;
  /** As the page shows it; of a match both teams. */
  readonly name: string;
  /** Of a match: kick-off, seconds UTC. */
  readonly matchTime?: number | undefined;
}

/** A star: follow a match, league or team. 40 px square, and nothing without JavaScript. */
export function FollowButton(props: FollowButtonProps) {
  return (
    <Suspense fallback={<span className="icon-button" />}>
      <FollowStar {...props} />
    </Suspense>
  );
}
