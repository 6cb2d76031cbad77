import * as z from "zod/mini";
import { Instant, MatchId } from "../match/match.schema.ts";
import { POLL_CHOICES } from "./poll.table.ts";

const count = () => z.int().check(z.nonnegative());

/** The outcome that a vote names. */
export const PollChoice = z.enum(POLL_CHOICES, `must be one of ${POLL_CHOICES.join(", ")}`);

/** Readers' votes on a match: one per reader, who may change it until `closes_at`. */
export const Poll = z.object({
  match_id: MatchId,
  home: count(),
  draw: count(),
  away: count(),
  /** Votes are taken. */
  open: z.boolean(),
  /** Kick-off as scheduled, seconds UTC. */
  closes_at: Instant,
});
export type Poll = z.infer<typeof Poll>;

/** A reader's vote. */
export const PollVote = z.object({
  match_id: z.int("must be a whole number from 1").check(z.minimum(1, "must be a whole number from 1")),
  choice: PollChoice,
});
export type PollVote = z.infer<typeof PollVote>;

/** A poll, and the vote of the requesting reader; null in a response that is the same for everybody. */
export const PollAnswer = z.object({ poll: Poll, choice: z.nullable(PollChoice) });
export type PollAnswer = z.infer<typeof PollAnswer>;
