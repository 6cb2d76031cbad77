import { laterPart } from "#web/platform/later-code.ts";
import { ScreenPart } from "../screen-alive.tsx";
import type { FollowStarProps } from "./follow-star.tsx";

// What it does is not worth a place in the first load: the button is in the HTML and comes alive a moment later.
const FollowStar = laterPart(() => import("./follow-star.tsx"));

/** A star: follow a match, league or team. 40 px square, and nothing without JavaScript. */
export function FollowButton(props: FollowStarProps) {
  return (
    <ScreenPart fallback={<span className="icon-button" />}>
      <FollowStar {...props} />
    </ScreenPart>
  );
}
