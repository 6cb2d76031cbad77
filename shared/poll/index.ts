export { isPollOpen } from "./poll.rules.ts";
export { Poll, PollAnswer, PollVote } from "./poll.schema.ts";
export type { PollChoice } from "./poll.table.ts";
export { VOTER_HEADER } from "./voter.ts";
