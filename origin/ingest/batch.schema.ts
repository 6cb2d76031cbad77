import * as z from "zod/mini";
import { COMPETITION_KINDS } from "#shared/competition/index.ts";
import { IncidentKind, MATCH_STATUSES, Provenance, Side, SideScore } from "#shared/match/index.ts";
import { Promotion, type TieBreakRule, tieBreaks } from "#shared/standings/index.ts";
import { ExternalId, Logo, Millis, Name, Seconds } from "./batch-fields.ts";

/**
 * The one form in which football comes in. Every adapter produces it, every way in (files, provider pulls,
 * pushes, the demo world) posts it, and the store takes it whole or not at all. Rows name each other by the
 * source's own ids, written so that two files of one source name the same thing alike. Taking a batch twice
 * changes nothing.
 */

/** When a fact became known, milliseconds UTC. Null stands for the arrival of the batch. */
const KnownAt = z.nullable(Millis);

export const BatchCountry = z.object({ external_id: ExternalId, code: Name, name: Name });

export const BatchCompetition = z.object({
  external_id: ExternalId,
  name: Name,
  short_name: z.nullable(Name),
  logo: Logo,
  hot: z.int().check(z.minimum(1), z.maximum(5)),
  kind: z.enum(COMPETITION_KINDS),
  country: ExternalId,
});

export const BatchSeason = z.object({
  external_id: ExternalId,
  competition: ExternalId,
  /** As the source writes it: `2024/25`, `2022`. Seasons of a competition sort by it. */
  name: Name,
  tie_break_rule: z.enum(Object.keys(tieBreaks) as [TieBreakRule, ...TieBreakRule[]]),
});

export const BatchStage = z.object({
  external_id: ExternalId,
  season: ExternalId,
  name: Name,
  mode: z.enum(["points", "knock_out"]),
  /** Place among the season's stages, from 1. */
  order: z.int().check(z.positive()),
  promotions: z.array(Promotion),
});

export const BatchTeam = z.object({
  external_id: ExternalId,
  name: Name,
  short_name: z.nullable(Name),
  logo: Logo,
  country: ExternalId,
  national: z.boolean(),
});

/** A team's place in a stage's table; the source of rows for teams that have not played yet. */
export const BatchStageTeam = z.object({
  stage: ExternalId,
  team: ExternalId,
  group: z.nullable(Name),
  deducted_points: z.int().check(z.nonnegative()),
});

export const BatchVenue = z.object({
  external_id: ExternalId,
  name: Name,
  city: z.nullable(Name),
  country: z.nullable(ExternalId),
  capacity: z.nullable(z.int().check(z.positive())),
});

export const BatchPlayer = z.object({ external_id: ExternalId, name: Name, team: z.nullable(ExternalId) });

/** A change of status; see `StatusChange` in shared/match. */
export const BatchStatusChange = z.object({
  known_at_ms: KnownAt,
  status: z.enum(MATCH_STATUSES),
  period_started_at_ms: z.nullable(Millis),
  /** Counts the source states outright. Only the given fields overrule. */
  score: z.nullable(z.object({ home: z.partial(SideScore), away: z.partial(SideScore) })),
});

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
});

export const BatchStat = z.object({
  known_at_ms: KnownAt,
  kind: Name,
  period: z.enum(["full", "first_half", "second_half"]),
  home: z.nullable(z.number()),
  away: z.nullable(z.number()),
});

export const BatchMatch = z.object({
  external_id: ExternalId,
  season: ExternalId,
  stage: ExternalId,
  round: z.nullable(Name),
  group: z.nullable(Name),
  home: ExternalId,
  away: ExternalId,
  /** Kick-off, seconds UTC. */
  match_time: Seconds,
  venue: z.nullable(ExternalId),
  neutral: z.boolean(),
  clock_speed: z.number().check(z.positive(), z.maximum(120)),
  coverage: z.object({ cards: z.boolean(), corners: z.boolean() }),
  /** Ascending by `known_at_ms`; empty for a match that is only scheduled. */
  status_changes: z.array(BatchStatusChange),
  incidents: z.array(BatchIncident),
  stats: z.array(BatchStat),
});

export const Batch = z.object({
  /** Provider whose ids these are: `openfootball`. */
  source: z
    .string()
    .check(z.regex(/^[a-z0-9][a-z0-9-]{1,39}$/, "must be a lower-case word such as openfootball")),
  provenance: Provenance,
  countries: z.array(BatchCountry),
  competitions: z.array(BatchCompetition),
  seasons: z.array(BatchSeason),
  stages: z.array(BatchStage),
  teams: z.array(BatchTeam),
  stage_teams: z.array(BatchStageTeam),
  venues: z.array(BatchVenue),
  players: z.array(BatchPlayer),
  matches: z.array(BatchMatch),
});

export type BatchCountry = z.infer<typeof BatchCountry>;
export type BatchCompetition = z.infer<typeof BatchCompetition>;
export type BatchSeason = z.infer<typeof BatchSeason>;
export type BatchStage = z.infer<typeof BatchStage>;
export type BatchTeam = z.infer<typeof BatchTeam>;
export type BatchStageTeam = z.infer<typeof BatchStageTeam>;
export type BatchVenue = z.infer<typeof BatchVenue>;
export type BatchPlayer = z.infer<typeof BatchPlayer>;
export type BatchStatusChange = z.infer<typeof BatchStatusChange>;
export type BatchIncident = z.infer<typeof BatchIncident>;
export type BatchStat = z.infer<typeof BatchStat>;
export type BatchMatch = z.infer<typeof BatchMatch>;
export type Batch = z.infer<typeof Batch>;

/** A batch without rows, to spread what there is over it. */
export function emptyBatch(source: string, provenance: Provenance): Batch {
  return {
    source,
    provenance,
    countries: [],
    competitions: [],
    seasons: [],
    stages: [],
    teams: [],
    stage_teams: [],
    venues: [],
    players: [],
    matches: [],
  };
}
