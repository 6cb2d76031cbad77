import { earliestKickOff, type KickOff } from "../match/kick-off.rules.ts";
import type { MatchStatus } from "../match/match-status.ts";
import { sharesOf } from "../statistic/shares.rules.ts";
import { POLL_CHOICES, type PollChoice } from "./poll.table.ts";

/** The fields of a match that the rules need. */
type PolledMatch = KickOff & { readonly status: MatchStatus };

/**
 * Votes are taken until kick-off, of a match that is still to be played on that day; without an hour, until that day
 * begins. `now` is seconds UTC.
 */
export const isPollOpen = (match: PolledMatch, now: number): boolean =>
  match.status === "not_started" && now < earliestKickOff(match);

/** Votes by choice. */
export type PollCounts = Readonly<Record<PollChoice, number>>;

/** How many have voted. */
export const pollTotal = (counts: PollCounts): number =>
  POLL_CHOICES.reduce((sum, choice) => sum + counts[choice], 0);

/** Shares of the votes in whole percent that add up to 100 ({@link sharesOf}). All 0 before the first vote. */
export function pollShares({ home, draw, away }: PollCounts): PollCounts {
  const [homeShare, drawShare, awayShare] = sharesOf([home, draw, away]);
  return { home: homeShare, draw: drawShare, away: awayShare };
}
