import * as z from "zod/mini";
import { CommentaryLine, Incident, Match, MatchStat } from "#shared/match/index.ts";
import { ChangeSet } from "#shared/room/index.ts";

/**
 * What rooms say to each other, by signed POST. States, like the change sets they come from: late, doubled or out
 * of order does no harm.
 */

/** When the feed took a state from its source; null for one that it only repeats, and from an older release. */
const edge_at_ms = z._default(z.nullable(z.int()), null);

/** The same as broadcasts carry it. */
export const edgeMoment = (at_ms: number | null): { edge_at_ms?: number } =>
  at_ms === null ? {} : { edge_at_ms: at_ms };

/** Feed to list room: rows, each true as of its own moment. */
export const LiveForward = z.object({
  rows: z.array(z.object({ as_of_ms: z.int(), edge_at_ms, match: Match })),
  /** Something of these rows was pushed, true as of then: their prices may have changed with it. Null for not. */
  pushed_ms: z._default(z.nullable(z.int()), null),
});
export type LiveForward = z.infer<typeof LiveForward>;

/** What a match has beside its row. */
export const MatchRest = z.object({
  incidents: z.array(Incident),
  stats: z.array(MatchStat),
  commentary: z.array(CommentaryLine),
});
export type MatchRest = z.infer<typeof MatchRest>;

/**
 * Feed to match room. `rest` is null when the source told only the row (a football service that is polled): the
 * room keeps the incidents it has and asks for the detail itself.
 */
export const MatchForward = z.object({
  as_of_ms: z.int(),
  edge_at_ms,
  match: Match,
  rest: z.nullable(MatchRest),
  /** Origin pushed it: the match's prices may have changed too. */
  pushed: z._default(z.boolean(), false),
});
export type MatchForward = z.infer<typeof MatchForward>;

/** Room to feed: a list room that knows nothing wants the rows; any room that woke makes sure the feed is awake. */
export const FeedCall = z.discriminatedUnion("type", [
  z.object({ type: z.literal("rows-wanted"), room: z.string() }),
  z.object({ type: z.literal("wake") }),
]);
export type FeedCall = z.infer<typeof FeedCall>;

/** What the feed answers a call with. */
export const FeedAnswer = z.object({
  data: z.object({
    /** When the source was last heard of, where that is too long ago; null while it speaks. */
    silent_since_ms: z._default(z.nullable(z.int()), null),
  }),
});

/** Everything the feed takes at its entrance: origin's change sets and the calls of rooms. */
export const FeedRequest = z.union([FeedCall, ChangeSet]);
export type FeedRequest = z.infer<typeof FeedRequest>;

/** The feed's one room. */
export const FEED_ADDRESS = { party: "feed", room: "main" } as const;
