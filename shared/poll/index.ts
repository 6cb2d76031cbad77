export { isPollOpen } from "./poll.rules.ts";
export { Poll, PollAnswer, PollVote } from "./poll.schema.ts";
export { type PollChoice, VOTER_HEADER } from "./poll.table.ts";
