import * as z from "zod/mini";
import { CommentaryLine, Incident, Match, MatchStat } from "#shared/match/index.ts";

/**
 * Hub to room, by signed POST. States, like the change sets they come from: late, doubled or out of order does no harm.
 */

/** When the hub took a state from its source; null for one that it only repeats, and from an older release. */
const edge_at_ms = z._default(z.nullable(z.int()), null);

/** The same as broadcasts carry it. */
export const edgeMoment = (at_ms: number | null): { edge_at_ms?: number } =>
  at_ms === null ? {} : { edge_at_ms: at_ms };

/** Hub to list room: rows, each true as of its own time. */
export const LiveForward = z.object({
  rows: z.array(z.object({ as_of_ms: z.int(), edge_at_ms, match: Match })),
  /** Something of these rows was pushed, true as of then: their prices may have changed with it. Null for not. */
  pushed_ms: z._default(z.nullable(z.int()), null),
});
export type LiveForward = z.infer<typeof LiveForward>;

/** Data of a match beside its row. */
export const MatchRest = z.object({
  incidents: z.array(Incident),
  stats: z.array(MatchStat),
  commentary: z.array(CommentaryLine),
});

/** Hub to match room. `rest` is null for a row alone (a polled service): the room requests the detail itself. */
export const MatchForward = z.object({
  as_of_ms: z.int(),
  edge_at_ms,
  match: Match,
  rest: z.nullable(MatchRest),
  /** Origin pushed it: the match's prices may have changed too. */
  pushed: z._default(z.boolean(), false),
});
export type MatchForward = z.infer<typeof MatchForward>;

/** Response to a call of a room. */
export const HubResponse = z.object({
  data: z.object({
    /** Time of the source's last response, where that is too long ago; null while it answers. */
    silent_since_ms: z._default(z.nullable(z.int()), null),
  }),
});
