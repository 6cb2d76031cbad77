import { POLL_CHOICES, type PollChoice } from "#shared/poll/poll.table.ts";
import { readStoredJson, writeStored } from "#web/platform/data/browser-storage.ts";

/** Storage key of the reader's votes: pairs of match and choice, newest last. */
const KEY = "poll_votes";
/** Number of remembered votes; older polls are long over. */
const MOST = 100;

type OwnVote = readonly [match_id: number, choice: PollChoice];

const isOwnVote = (value: unknown): value is OwnVote =>
  Array.isArray(value) && Number.isSafeInteger(value[0]) && POLL_CHOICES.includes(value[1]);

function ownVotes(): OwnVote[] {
  const kept = readStoredJson(KEY);
  return Array.isArray(kept) ? kept.filter(isOwnVote) : [];
}

/** The stored vote of this browser in a match's poll. */
export function ownVote(matchId: number): PollChoice | null {
  return ownVotes().find(([id]) => id === matchId)?.[1] ?? null;
}

/** Stores a vote in place of the match's earlier one; null forgets it. */
export function keepOwnVote(matchId: number, choice: PollChoice | null): void {
  const others = ownVotes().filter(([id]) => id !== matchId);
  const votes = choice === null ? others : [...others, [matchId, choice]];
  // Without storage the vote counts all the same.
  writeStored(KEY, JSON.stringify(votes.slice(-MOST)));
}
