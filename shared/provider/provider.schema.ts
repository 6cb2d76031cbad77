import * as z from "zod/mini";
import { MATCH_STATUSES } from "../match/match-status.ts";

/** Status of the polled providers, for operators. Times are seconds UTC. */

const at = () => z.nullable(z.int());

/** One call to a provider. */
const ProviderCallLog = z.object({
  at: z.int(),
  kind: z.string(),
  /** Path and query, without the key. */
  path: z.string(),
  /** HTTP status; 0 without a response. */
  status: z.int(),
  took_ms: z.int(),
  /** `same` brought nothing new, `checked` was only compared or kept for later calls. */
  outcome: z.enum(["stored", "same", "checked", "failed"]),
  /** The error, or what was left out. */
  detail: z.nullable(z.string()),
});

/** A provider with a key. */
export const ProviderState = z.object({
  source: z.string(),
  title: z.string(),
  /** By the provider's own ids. */
  leagues: z.array(z.string()),
  /** `new` has made no request yet, `resting` waits after a failure. */
  state: z.enum(["new", "working", "resting"]),
  last_success_at: at(),
  /** Seconds since then; null while there was none. */
  lag: z.nullable(z.int()),
  last_error_at: at(),
  last_error: z.nullable(z.string()),
  /** Failures in a row. */
  failures: z.int(),
  resting_until: at(),
  next_at: at(),
  /** Calls of this day (UTC), and how many it may have; null where the provider does not count. */
  used_today: z.int(),
  per_day: z.nullable(z.int()),
  per_minute: z.nullable(z.int()),
  /** Calls left of the day by the provider's own count, where it reports one. */
  left_told: z.nullable(z.int()),
  /** The last ones, the newest first. */
  calls: z.array(ProviderCallLog),
});
export type ProviderState = z.infer<typeof ProviderState>;

/** One source's data of a match. */
export const ProviderClaim = z.object({
  source: z.string(),
  said_at: z.int(),
  /** Kick-off, seconds UTC. */
  match_time: z.int(),
  /** True if the source knows only its day; then `match_time` is noon UTC of it. */
  time_unknown: z.optional(z.boolean()),
  status: z.nullable(z.enum(MATCH_STATUSES)),
  home_goals: z.nullable(z.int()),
  away_goals: z.nullable(z.int()),
});
export type ProviderClaim = z.infer<typeof ProviderClaim>;

/** Differences between two sources about a match, and the source that readers see. */
export const ProviderDisagreement = z.object({
  match_id: z.int(),
  home: z.string(),
  away: z.string(),
  match_time: z.int(),
  about: z.enum(["score", "status", "kick_off"]),
  claims: z.array(ProviderClaim),
  /** The source in effect; null where it is another one that is not polled. */
  taken: z.string(),
  /** Reason for the choice: `order` of the sources, `first` to report it, or `silence` of a preferred source. */
  rule: z.enum(["order", "first", "silence"]),
});
export type ProviderDisagreement = z.infer<typeof ProviderDisagreement>;

/** A field of a table's row in which a provider differs; for `team` the side that has it is 1. */
export const TableDifference = z.object({
  team_id: z.int(),
  team: z.string(),
  field: z.enum(["team", "played", "points", "goals_for", "goals_against", "position"]),
  ours: z.nullable(z.int()),
  theirs: z.nullable(z.int()),
});
export type TableDifference = z.infer<typeof TableDifference>;

/** A season's table that a provider has otherwise. */
export const TableCheck = z.object({
  source: z.string(),
  season_id: z.int(),
  competition: z.string(),
  season: z.string(),
  checked_at: z.int(),
  differences: z.array(TableDifference),
});
export type TableCheck = z.infer<typeof TableCheck>;

/** Everything that operators see of providers. */
export const ProvidersOverview = z.object({
  as_of: z.int(),
  providers: z.array(ProviderState),
  disagreements: z.array(ProviderDisagreement),
  tables: z.array(TableCheck),
});
export type ProvidersOverview = z.infer<typeof ProvidersOverview>;
