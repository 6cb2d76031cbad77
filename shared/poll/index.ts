export { isPollOpen, type PollCounts, pollShares, pollTotal } from "./poll.rules.ts";
export { Poll, PollAnswer, PollVote } from "./poll.schema.ts";
export { POLL_CHOICES, type PollChoice } from "./poll.table.ts";
export { VOTER_HEADER } from "./voter.ts";
