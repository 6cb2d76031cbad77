import * as z from "zod/mini";
import { type ErrorCode, isErrorCode } from "../errors/index.ts";
import {
  CommentaryLine,
  Incident,
  Match,
  MatchDetail,
  MatchId,
  MatchPatch,
  MatchStat,
} from "../match/index.ts";

/**
 * Room to client: messages of a list room and a match room. Commands are imperative, events past tense. Times are milliseconds UTC
 * (`_ms`), because lateness is measured with them; rows inside keep the seconds of the HTTP responses.
 */

/** Place in a room's history. `seq` counts its broadcasts without gaps; another `epoch` means another history. */
export const Position = z.object({ epoch: z.string(), seq: z.int().check(z.nonnegative()) });
export type Position = z.infer<typeof Position>;

const placed = { epoch: z.string(), seq: z.int(), sent_at_ms: z.int() };

/** Times sent with a change, so that everybody can see how late it is: `sent_at_ms` is the third one. */
const moments = {
  /** When the source knew. */
  at_ms: z.int(),
  /** When our hub took it; absent where the room fetched it itself, and in values saved by an older release. */
  edge_at_ms: z.optional(z.int()),
};

/**
 * The requested history was still in the ring: the missed messages came before this one, and nothing else is missing.
 */
const Resumed = z.object({ type: z.literal("resumed"), ...placed });

/** The room is full: connect to this one instead (`match/7~2`), with the same `since`. */
const Moved = z.object({
  type: z.literal("moved"),
  room: z.string().check(z.regex(/^(live|match)\/\d+(~\d+)?$/)),
  sent_at_ms: z.int(),
});

const RoomError = z.object({
  type: z.literal("error"),
  code: z.custom<ErrorCode>(isErrorCode),
  sent_at_ms: z.int(),
});

/** Reports whether football data comes in, on change and to newcomers while it does not. Never replayed. */
const SourceSilent = z.object({
  type: z.literal("source-silent"),
  /** Time of the source's last data. */
  since_ms: z.int(),
  sent_at_ms: z.int(),
});
const SourceAlive = z.object({ type: z.literal("source-alive"), sent_at_ms: z.int() });

/** A room's report about the hub. */
const SourceStatus = z.discriminatedUnion("type", [SourceSilent, SourceAlive]);
export type SourceStatus = z.infer<typeof SourceStatus>;

/** Whole state of a list room: rows in play and rows that changed lately. */
export const LiveSnapshot = z.object({
  type: z.literal("snapshot"),
  v: z.int(),
  ...placed,
  as_of_ms: z.int(),
  matches: z.array(Match),
});
export type LiveSnapshot = z.infer<typeof LiveSnapshot>;

/** Rows that changed in one tick. */
export const RowsChanged = z.object({
  type: z.literal("rows-changed"),
  ...placed,
  ...moments,
  /** Differences of rows the room had. */
  patches: z.array(z.object({ id: MatchId, patch: MatchPatch })),
  /** Rows the room did not have. */
  added: z.array(Match),
});
export type RowsChanged = z.infer<typeof RowsChanged>;

/** All messages of a list room about its rows. */
export const LiveServerMessage = z.discriminatedUnion("type", [
  LiveSnapshot,
  RowsChanged,
  Resumed,
  Moved,
  RoomError,
  SourceStatus,
]);
export type LiveServerMessage = z.infer<typeof LiveServerMessage>;

/** Whole state of a match room. `detail` is null while the room knows nothing of the match. */
export const MatchSnapshot = z.object({
  type: z.literal("snapshot"),
  v: z.int(),
  ...placed,
  as_of_ms: z.int(),
  detail: z.nullable(MatchDetail),
});
export type MatchSnapshot = z.infer<typeof MatchSnapshot>;

/** Changes of a match in one tick; fields that did not change are absent. */
export const MatchChanged = z.object({
  type: z.literal("match-changed"),
  ...placed,
  ...moments,
  patch: z.optional(MatchPatch),
  /** New or changed incidents, ids of those gone, and the ids of all that are left in the order of play. */
  incidents: z.optional(
    z.object({ upserted: z.array(Incident), removed: z.array(z.int()), order: z.array(z.int()) }),
  ),
  /** All statistics, in place of those before. */
  stats: z.optional(z.array(MatchStat)),
  /** If few statistics differ: those, by kind and period, and `as_of_minute` of all, in the order of the list. */
  few_stats: z.optional(z.object({ changed: z.array(MatchStat), minutes: z.array(z.nullable(z.int())) })),
  commentary: z.optional(z.array(CommentaryLine)),
});
export type MatchChanged = z.infer<typeof MatchChanged>;

/** All messages of a match room about its match. */
export const MatchServerMessage = z.discriminatedUnion("type", [
  MatchSnapshot,
  MatchChanged,
  Resumed,
  Moved,
  RoomError,
  SourceStatus,
]);
export type MatchServerMessage = z.infer<typeof MatchServerMessage>;
