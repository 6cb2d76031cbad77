import * as z from "zod/mini";
import {
  IncidentKind,
  isReportedStatus,
  MATCH_STATUSES,
  Side,
  SideScore,
  Weather,
} from "#shared/match/index.ts";
import { ExternalId, KnownAt, Logo, Millis, Name, Seconds } from "./batch-fields.ts";
import { BatchCommentaryLine, BatchLineup, BatchPlayerStats } from "./batch-performance.schema.ts";
import { BatchPriceSeries } from "./batch-prices.schema.ts";

/** Matches of a batch with their events. */

/** A change of status; see `StatusChange` in shared/match. */
export const BatchStatusChange = z.object({
  known_at_ms: KnownAt,
  status: z.enum(MATCH_STATUSES).check(z.refine(isReportedStatus, "is derived, not reported")),
  period_started_at_ms: z.nullable(Millis),
  /** Explicit counts of the source. Only the given fields override. */
  score: z.nullable(z.object({ home: z.partial(SideScore), away: z.partial(SideScore) })),
});
export type BatchStatusChange = z.infer<typeof BatchStatusChange>;

export const BatchIncident = z.object({
  /** Unique within the match. */
  external_id: ExternalId,
  known_at_ms: KnownAt,
  cancelled_at_ms: z.nullable(Millis),
  kind: IncidentKind,
  side: Side,
  minute: z.nullable(z.int().check(z.minimum(1), z.maximum(120))),
  added: z.nullable(z.int().check(z.minimum(1), z.maximum(30))),
  player: z.nullable(ExternalId),
  other_player: z.nullable(ExternalId),
  /** Video of the incident, and its picture. */
  film: z.optional(z.object({ url: Logo, cover: Logo })),
});
export type BatchIncident = z.infer<typeof BatchIncident>;

export const BatchStat = z.object({
  known_at_ms: KnownAt,
  kind: Name,
  period: z.enum(["full", "first_half", "second_half"]),
  home: z.nullable(z.number()),
  away: z.nullable(z.number()),
});
export type BatchStat = z.infer<typeof BatchStat>;

/**
 * Statistics of an ended demo match: both teams and all players, stored in one row instead of some hundred in `stats`
 * and `player_stats`.
 */
export const BatchSettledStatistics = z.object({
  /** End of the match, milliseconds UTC. */
  known_at_ms: Millis,
  stats: z.array(z.omit(BatchStat, { known_at_ms: true })),
  players: z.array(z.omit(BatchPlayerStats, { known_at_ms: true })),
});
export type BatchSettledStatistics = z.infer<typeof BatchSettledStatistics>;

export const BatchMatch = z.object({
  external_id: ExternalId,
  season: ExternalId,
  stage: ExternalId,
  round: z.nullable(Name),
  group: z.nullable(Name),
  home: ExternalId,
  away: ExternalId,
  /** Kick-off, seconds UTC. With `time_unknown` any moment of its day (UTC), which noon stands in for when stored. */
  match_time: Seconds,
  /** True if the source knows only the day of the kick-off. */
  time_unknown: z.optional(z.boolean()),
  venue: z.nullable(ExternalId),
  neutral: z.boolean(),
  clock_speed: z.number().check(z.positive(), z.maximum(120)),
  /**
   * True if the source lists each of these among incidents: if so, none listed means 0, for the score line and for a
   * player. Counts stated with the score or as statistics are accepted regardless.
   */
  coverage: z.object({ cards: z.boolean(), corners: z.boolean() }),
  /** Ascending by `known_at_ms`; empty for a match that is only scheduled. */
  status_changes: z.array(BatchStatusChange),
  incidents: z.array(BatchIncident),
  stats: z.array(BatchStat),
  /**
   * Present if the source reports the current state instead of the whole course: `status_changes` then holds the
   * current status alone, and earlier changes are kept. For a list that it does not report at all (false; it has no
   * rows here) the stored one is kept.
   */
  snapshot: z.optional(z.object({ incidents: z.boolean(), stats: z.boolean() })),
  /** Fields that only some sources have; omitted ones are unchanged. */
  referee: z.optional(Name),
  attendance: z.optional(z.int().check(z.nonnegative())),
  weather: z.optional(Weather),
  home_rank: z.optional(z.int().check(z.positive())),
  away_rank: z.optional(z.int().check(z.positive())),
  lineups: z.optional(z.array(BatchLineup)),
  player_stats: z.optional(z.array(BatchPlayerStats)),
  figures: z.optional(BatchSettledStatistics),
  commentary: z.optional(z.array(BatchCommentaryLine)),
  prices: z.optional(z.array(BatchPriceSeries)),
});
export type BatchMatch = z.infer<typeof BatchMatch>;
