import { isLive, type MatchStatus, type Score, statusTable } from "#shared/match/index.ts";
import { boardScore } from "#shared/match/score.rules.ts";
import type { MatchKind } from "#shared/push/index.ts";

/** How a match stood from a moment on. */
export interface StateAtMoment {
  readonly status: MatchStatus;
  readonly score: Score;
}

/** When it did, and when it was to begin. */
interface Moment {
  /** Milliseconds UTC. */
  readonly at_ms: number;
  /** Kick-off, seconds UTC. */
  readonly match_time: number;
  /** The score by now: what of it has been taken back meanwhile did not happen. */
  readonly latest: Score;
}

/** A result that arrives later than so many seconds after kick-off, of a match that nobody followed, is no news. */
const NEWS_SECONDS = 6 * 3600;

/** From these a match begins; one that was interrupted goes on. */
const BEFORE_KICK_OFF: readonly MatchStatus[] = ["not_started", "postponed", "to_be_determined"];

/**
 * What happened in a match when it came to stand as it does, the weightiest first; `before` is null where nothing was
 * known. A score that a source is first heard with halfway through a match is no goal, and neither is one that is taken
 * back: whoever was told it is told the score with what comes next.
 */
export function happeningsOf(
  before: StateAtMoment | null,
  now: StateAtMoment,
  { at_ms, match_time, latest }: Moment,
): MatchKind[] {
  const begins = before === null || BEFORE_KICK_OFF.includes(before.status);
  const isKickOff = begins && now.status === "first_half";
  const wasFollowed = before !== null && isLive(before.status);
  const kinds: MatchKind[] = [];
  const isNews = wasFollowed || at_ms <= (match_time + NEWS_SECONDS) * 1000;
  if (now.status === "ended" && before?.status !== "ended" && isNews) kinds.push("full_time");
  const isInPlay = isLive(now.status) || statusTable[now.status].final;
  if ((wasFollowed && isInPlay) || isKickOff) {
    const [was, is] = [before?.score ?? null, now.score];
    if (hasRisen(was && boardScore(was), boardScore(is), boardScore(latest))) kinds.push("goal");
    if (hasRisen(was && reds(was), reds(is), reds(latest))) kinds.push("red_card");
  }
  if (isKickOff) kinds.push("kick_off");
  return kinds;
}

interface Pair {
  readonly home: number | null;
  readonly away: number | null;
}

const reds = ({ home, away }: Score): Pair => ({ home: home.red, away: away.red });

/** Whether a side's count has risen and still stands so high. */
const hasRisen = (was: Pair | null, is: Pair, latest: Pair): boolean =>
  (["home", "away"] as const).some((side) => {
    const count = is[side] ?? 0;
    return count > (was?.[side] ?? 0) && (latest[side] ?? 0) >= count;
  });
