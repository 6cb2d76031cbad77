import { earliestKickOff, latestKickOff } from "./kick-off.rules.ts";
import type { MatchBrief } from "./match.schema.ts";
import { isLive } from "./match-status.ts";

/** A match is about to begin so many seconds before kick-off; so many after it, the start may be unreported. */
const NEAR_S = 10 * 60;
const LATE_S = 3 * 3600;

type Clocked = Pick<MatchBrief, "status" | "match_time" | "time_unknown">;

/** True if matches may change within the next minute: one is in play, or may be by now. */
export function isMoving(matches: readonly Clocked[], nowMs: number): boolean {
  const now = nowMs / 1000;
  return matches.some(
    (match) =>
      isLive(match.status) ||
      (match.status === "not_started" &&
        now >= earliestKickOff(match) - NEAR_S &&
        now <= latestKickOff(match) + LATE_S),
  );
}
