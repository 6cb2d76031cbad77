import type { MatchStatus } from "../match/match-status.ts";
import { POLL_CHOICES, type PollChoice } from "./poll.table.ts";

/** What the rules need of a match. `match_time` is kick-off, seconds UTC. */
interface PolledMatch {
  readonly status: MatchStatus;
  readonly match_time: number;
}

/** Votes are taken until kick-off, of a match that is still to be played on that day. `now` is seconds UTC. */
export const isPollOpen = ({ status, match_time }: PolledMatch, now: number): boolean =>
  status === "not_started" && now < match_time;

/** Votes by choice. */
export type PollCounts = Readonly<Record<PollChoice, number>>;

/** How many have voted. */
export const pollTotal = (counts: PollCounts): number =>
  POLL_CHOICES.reduce((sum, choice) => sum + counts[choice], 0);

/**
 * Shares of the votes in whole percent that add up to 100: rounded down, and what is missing goes to the largest
 * remainders (Hamilton's method), home before draw before away. All 0 while nobody has voted.
 */
export function pollShares(counts: PollCounts): PollCounts {
  const total = pollTotal(counts);
  const shares = { home: 0, draw: 0, away: 0 };
  if (total === 0) return shares;
  const remainderOf = (choice: PollChoice) => (counts[choice] * 100) % total;
  for (const choice of POLL_CHOICES) shares[choice] = Math.floor((counts[choice] * 100) / total);
  const missing = 100 - pollTotal(shares);
  const byRemainder = POLL_CHOICES.toSorted((a, b) => remainderOf(b) - remainderOf(a));
  for (const choice of byRemainder.slice(0, missing)) shares[choice] += 1;
  return shares;
}
