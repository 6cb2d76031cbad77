import { POLL_CHOICES, type PollChoice } from "#shared/poll/poll.table.ts";

/** Where the browser keeps what its reader voted: pairs of match and choice, the newest last. */
const KEY = "poll_votes";
/** Matches whose vote is remembered; polls of older ones are long over. */
const MOST = 100;

type OwnVote = readonly [match_id: number, choice: PollChoice];

const isOwnVote = (value: unknown): value is OwnVote =>
  Array.isArray(value) && Number.isSafeInteger(value[0]) && POLL_CHOICES.includes(value[1]);

function ownVotes(): OwnVote[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isOwnVote) : [];
  } catch {
    // Storage that the browser forbids, or a stranger's text in it: as if nothing was kept.
    return [];
  }
}

/** What the reader of this browser voted in a match's poll, as far as it is remembered. */
export function ownVote(matchId: number): PollChoice | null {
  return ownVotes().find(([id]) => id === matchId)?.[1] ?? null;
}

/** Remembers a vote, in place of the match's earlier one; null forgets it. */
export function keepOwnVote(matchId: number, choice: PollChoice | null): void {
  const others = ownVotes().filter(([id]) => id !== matchId);
  const votes = choice === null ? others : [...others, [matchId, choice]];
  try {
    localStorage.setItem(KEY, JSON.stringify(votes.slice(-MOST)));
  } catch {
    // The vote counts all the same.
  }
}
