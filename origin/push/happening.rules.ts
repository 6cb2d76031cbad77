import { isLive, type KickOff, latestKickOff, type MatchStatus, type Score } from "#shared/match/index.ts";
import { boardScore } from "#shared/match/score.rules.ts";
import type { MatchKind } from "#shared/push/index.ts";

/** State of a match from a moment on. */
export interface StateAtMoment {
  readonly status: MatchStatus;
  readonly score: Score;
}

/** When the change became known, and the scheduled kick-off. */
interface Moment {
  /** Milliseconds UTC. */
  readonly at_ms: number;
  readonly kick_off: KickOff;
  /** The current score: cancelled goals since then did not happen. */
  readonly latest: Score;
}

/** A result more than this many seconds after kick-off, of a match without live coverage, is no news. */
const NEWS_SECONDS = 6 * 3600;

/** Statuses from which a match starts; an interrupted one resumes. */
const BEFORE_KICK_OFF: readonly MatchStatus[] = ["not_started", "postponed", "to_be_determined"];

/**
 * Events of a match at a state change, the most important first; `before` is null where nothing was known. The score a
 * source first reports midway through a match is not a goal, and neither is one that was cancelled since.
 */
export function happeningsOf(
  before: StateAtMoment | null,
  now: StateAtMoment,
  { at_ms, kick_off, latest }: Moment,
): MatchKind[] {
  const begins = before === null || BEFORE_KICK_OFF.includes(before.status);
  const isKickOff = begins && now.status === "first_half";
  const wasFollowed = before !== null && isLive(before.status);
  const kinds: MatchKind[] = [];
  const isNews = wasFollowed || at_ms <= (latestKickOff(kick_off) + NEWS_SECONDS) * 1000;
  // A notice names the score: a walkover without one has none.
  const hasScore = Object.values(boardScore(now.score)).every((goals) => goals !== null);
  if (now.status === "ended" && before?.status !== "ended" && isNews && hasScore) kinds.push("full_time");
  const isInPlay = isLive(now.status) || now.status === "ended";
  if ((wasFollowed && isInPlay) || isKickOff) {
    const [was, is] = [before?.score ?? null, now.score];
    // A score that rises for one side and falls for the other is a correction, not a withdrawal.
    if (hasRisen(was && boardScore(was), boardScore(is), boardScore(latest))) kinds.push("goal");
    else if (was && hasFallen(boardScore(was), boardScore(is), boardScore(latest)))
      kinds.push("cancelled_goal");
    if (hasRisen(was && reds(was), reds(is), reds(latest))) kinds.push("red_card");
  }
  if (wasFollowed && before.status !== "half_time" && now.status === "half_time" && hasScore)
    kinds.push("half_time");
  if (isKickOff) kinds.push("kick_off");
  return kinds;
}

interface Pair {
  readonly home: number | null;
  readonly away: number | null;
}

const reds = ({ home, away }: Score): Pair => ({ home: home.red, away: away.red });

/** True if a side's count has decreased and was not restored since. */
const hasFallen = (was: Pair, is: Pair, latest: Pair): boolean =>
  (["home", "away"] as const).some((side) => {
    const count = is[side];
    return count !== null && count < (was[side] ?? 0) && (latest[side] ?? 0) <= count;
  });

/** True if a side's count has increased and still stands. */
const hasRisen = (was: Pair | null, is: Pair, latest: Pair): boolean =>
  (["home", "away"] as const).some((side) => {
    const count = is[side] ?? 0;
    return count > (was?.[side] ?? 0) && (latest[side] ?? 0) >= count;
  });
