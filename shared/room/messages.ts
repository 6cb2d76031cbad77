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
 * Wire messages between rooms and pages. Commands are imperative, events past tense. Times are milliseconds UTC
 * (`_ms`), because lateness is measured with them; rows inside keep the seconds of the HTTP answers.
 */

/** Place in a room's history. `seq` counts its broadcasts without gaps; another `epoch` means another history. */
export const Position = z.object({ epoch: z.string(), seq: z.int().check(z.nonnegative()) });
export type Position = z.infer<typeof Position>;

const placed = { epoch: z.string(), seq: z.int(), sent_at_ms: z.int() };

/** The history a client asked for was still there: what it missed came before this, nothing else is missing. */
const Resumed = z.object({ type: z.literal("resumed"), ...placed });

const RoomError = z.object({
  type: z.literal("error"),
  code: z.custom<ErrorCode>(isErrorCode),
  sent_at_ms: z.int(),
});

/** Whole state of a list room: rows in play and rows that changed lately. */
export const LiveSnapshot = z.object({
  type: z.literal("snapshot"),
  v: z.int(),
  ...placed,
  as_of_ms: z.int(),
  matches: z.array(Match),
});
export type LiveSnapshot = z.infer<typeof LiveSnapshot>;

/** Rows that changed in one tick. `at_ms` is when the source knew. */
export const RowsChanged = z.object({
  type: z.literal("rows-changed"),
  ...placed,
  at_ms: z.int(),
  /** Rows the room had: what differs. */
  patches: z.array(z.object({ id: MatchId, patch: MatchPatch })),
  /** Rows the room did not have. */
  added: z.array(Match),
});
export type RowsChanged = z.infer<typeof RowsChanged>;

/** Everything that a list room tells of its rows. */
export const LiveServerMessage = z.discriminatedUnion("type", [
  LiveSnapshot,
  RowsChanged,
  Resumed,
  RoomError,
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

/** What changed in a match in one tick; parts that did not change are absent. */
export const MatchChanged = z.object({
  type: z.literal("match-changed"),
  ...placed,
  at_ms: z.int(),
  patch: z.optional(MatchPatch),
  /** New or changed incidents, ids of those gone, and the ids of all that are left in the order of play. */
  incidents: z.optional(
    z.object({ upserted: z.array(Incident), removed: z.array(z.int()), order: z.array(z.int()) }),
  ),
  stats: z.optional(z.array(MatchStat)),
  commentary: z.optional(z.array(CommentaryLine)),
});
export type MatchChanged = z.infer<typeof MatchChanged>;

/** Everything that a match room tells of its match. */
export const MatchServerMessage = z.discriminatedUnion("type", [
  MatchSnapshot,
  MatchChanged,
  Resumed,
  RoomError,
]);
export type MatchServerMessage = z.infer<typeof MatchServerMessage>;
