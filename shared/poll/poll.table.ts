/** The words of the poll "who will win", apart from its schemas: pages need them without zod. */

/** The choices, in the order in which they stand. */
export const POLL_CHOICES = ["home", "draw", "away"] as const;
/** Possible outcomes: the home team, neither or the away team. */
export type PollChoice = (typeof POLL_CHOICES)[number];
