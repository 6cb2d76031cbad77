/** The words of the poll "who will win", apart from its schemas: pages need them without zod. */

/** The choices, in the order in which they stand. */
export const POLL_CHOICES = ["home", "draw", "away"] as const;
/** Possible outcomes: the home team, neither or the away team. */
export type PollChoice = (typeof POLL_CHOICES)[number];

/** Header with the hash of a voter's random id, 64 hex digits. Edge makes it itself, so no caller can send one. */
export const VOTER_HEADER = "x-voter";
