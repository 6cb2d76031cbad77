import * as z from "zod/mini";
import { COMPETITION_KINDS, CONTINENTS } from "#shared/competition/index.ts";
import { Provenance } from "#shared/match/index.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import { POINTS_CARRIES, Promotion, tieBreaks } from "#shared/standings/index.ts";
import { ExternalId, Logo, Name, NameTranslations } from "./batch-fields.ts";
import { BatchMatch } from "./batch-match.schema.ts";
import { BatchAbsence, BatchCoach, BatchHonor, BatchPlayer, BatchTransfer } from "./batch-people.schema.ts";
import { BatchCompany } from "./batch-prices.schema.ts";

export {
  BatchIncident,
  BatchMatch,
  BatchSettledStatistics,
  BatchStat,
  BatchStatusChange,
} from "./batch-match.schema.ts";
export { BatchAbsence, BatchCoach, BatchHonor, BatchPlayer, BatchTransfer } from "./batch-people.schema.ts";
export { BatchCommentaryLine, BatchLineup, BatchPlayerStats } from "./batch-performance.schema.ts";
export { BatchCompany, BatchPriceSeries, BatchQuote } from "./batch-prices.schema.ts";

/**
 * The only input format for football data. Every adapter produces it, every input (files, provider pulls, pushes, the
 * demo world) posts it, and the store applies it atomically. Rows reference each other by the source's own ids,
 * normalized so that two files of one source use the same id for the same entity. Idempotent.
 */

export const BatchCountry = z.object({
  external_id: ExternalId,
  code: Name,
  name: Name,
  translations: z.optional(NameTranslations),
  continent: z.optional(z.enum(CONTINENTS)),
});

export const BatchCompetition = z.object({
  external_id: ExternalId,
  name: Name,
  short_name: z.nullable(Name),
  translations: z.optional(NameTranslations),
  logo: Logo,
  hot: z.int().check(z.minimum(1), z.maximum(5)),
  kind: z.enum(COMPETITION_KINDS),
  country: ExternalId,
});

export const BatchSeason = z.object({
  external_id: ExternalId,
  competition: ExternalId,
  /** As in the source: `2024/25`, `2022`. Seasons of a competition sort by it. */
  name: Name,
  tie_break_rule: z.enum(keysOf(tieBreaks)),
});

export const BatchStage = z.object({
  external_id: ExternalId,
  season: ExternalId,
  name: Name,
  mode: z.enum(["points", "knock_out"]),
  /** Order among the season's stages, from 1. */
  order: z.int().check(z.positive()),
  promotions: z.array(Promotion),
  /** What its table takes over from the season's table before it; omitted or null for nothing. */
  carry: z.optional(z.nullable(z.enum(POINTS_CARRIES))),
});

export const BatchTeam = z.object({
  external_id: ExternalId,
  name: Name,
  short_name: z.nullable(Name),
  logo: Logo,
  country: ExternalId,
  national: z.boolean(),
  translations: z.optional(NameTranslations),
  /** Year. */
  founded: z.optional(z.int().check(z.minimum(1800), z.maximum(2200))),
  website: z.optional(
    z.string().check(z.maxLength(200), z.regex(/^https?:\/\/[\x21-\x7e]+$/, "must be a web address")),
  ),
  venue: z.optional(ExternalId),
});

/** A team's row in a stage's table, needed for teams that have not played yet. */
export const BatchStageTeam = z.object({
  stage: ExternalId,
  team: ExternalId,
  group: z.nullable(Name),
  /** Omitted by sources that do not report deductions: a stored one stays. 0 takes the source's own back. */
  deducted_points: z.optional(z.int().check(z.nonnegative())),
});

export const BatchVenue = z.object({
  external_id: ExternalId,
  name: Name,
  city: z.nullable(Name),
  country: z.nullable(ExternalId),
  capacity: z.nullable(z.int().check(z.positive())),
});

export const Batch = z.object({
  /** Provider that owns these ids: `openfootball`. */
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
  coaches: z.optional(z.array(BatchCoach)),
  companies: z.optional(z.array(BatchCompany)),
  transfers: z.optional(z.array(BatchTransfer)),
  honors: z.optional(z.array(BatchHonor)),
  absences: z.optional(z.array(BatchAbsence)),
  matches: z.array(BatchMatch),
});

export type BatchCountry = z.infer<typeof BatchCountry>;
export type BatchCompetition = z.infer<typeof BatchCompetition>;
export type BatchSeason = z.infer<typeof BatchSeason>;
export type BatchStage = z.infer<typeof BatchStage>;
export type BatchTeam = z.infer<typeof BatchTeam>;
export type BatchStageTeam = z.infer<typeof BatchStageTeam>;
export type BatchVenue = z.infer<typeof BatchVenue>;
export type Batch = z.infer<typeof Batch>;

/** An empty batch, to spread into others. */
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
