import { POLL_CHOICES, type PollChoice } from "#shared/poll/poll.table.ts";
import { readStoredJson, writeStored } from "#web/platform/data/browser-storage.ts";

/** Storage key of the reader's votes: pairs of match and choice, newest last. */
const KEY = "poll_votes";
/** Number of remembered votes; older polls are long over. */
const MOST = 100;

/** `sent` until its response arrives: the reader may leave the page before, and never learn that it was refused. */
type OwnVote = readonly [match_id: number, choice: PollChoice, state?: "sent"];

const isOwnVote = (value: unknown): value is OwnVote =>
  Array.isArray(value) && Number.isSafeInteger(value[0]) && POLL_CHOICES.includes(value[1]);

function ownVotes(): OwnVote[] {
  const kept = readStoredJson(KEY);
  return Array.isArray(kept) ? kept.filter(isOwnVote) : [];
}

const voteOn = (matchId: number): OwnVote | undefined => ownVotes().find(([id]) => id === matchId);

/** The stored vote of this browser in a match's poll. */
export const ownVote = (matchId: number): PollChoice | null => voteOn(matchId)?.[1] ?? null;

/** True if the stored vote was sent and no response to it is known. */
export const isUnanswered = (matchId: number): boolean => voteOn(matchId)?.[2] === "sent";

/** Stores a vote in place of the match's earlier one; null forgets it. */
export function keepOwnVote(matchId: number, choice: PollChoice | null, state?: "sent"): void {
  const others = ownVotes().filter(([id]) => id !== matchId);
  const vote = state === undefined ? [matchId, choice] : [matchId, choice, state];
  const votes = choice === null ? others : [...others, vote];
  // Without storage the vote counts all the same.
  writeStored(KEY, JSON.stringify(votes.slice(-MOST)));
}
