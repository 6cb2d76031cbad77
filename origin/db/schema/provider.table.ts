import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MatchStatus } from "#shared/match/index.ts";

/** Polling state of each provider, persisted across restarts. Moments are milliseconds UTC. */
export const providers = sqliteTable("feeds", {
  source: text().primaryKey(),
  /** Day of `used`, UTC. */
  day: text().notNull(),
  /** Calls of that day, counted before they are made. */
  used: integer().notNull(),
  /** The provider's own count of calls left today; null if it sends none. */
  left_told: integer(),
  /** JSON: moments of the last minute's calls. */
  recent: text().notNull(),
  /** JSON: last answer of each question, and last call of each kind. */
  asked: text().notNull(),
  /** JSON of the adapter's own state, or null. */
  notes: text(),
  failures: integer().notNull(),
  back_off_until: integer().notNull(),
  next_at: integer().notNull(),
  last_success_at: integer(),
  last_error_at: integer(),
  last_error: text(),
  /** End of the lease of the turn that polls the provider. */
  lease_until: integer().notNull(),
});

/** The last calls to each provider. */
export const provider_calls = sqliteTable(
  "feed_calls",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    source: text().notNull(),
    at: integer().notNull(),
    kind: text().notNull(),
    /** Path and query, without the key. */
    path: text().notNull(),
    /** HTTP status; 0 without a response. */
    status: integer().notNull(),
    took_ms: integer().notNull(),
    outcome: text().$type<"stored" | "same" | "checked" | "failed">().notNull(),
    /** The error, or what was left out. */
    detail: text(),
  },
  (table) => [index("feed_calls_by_source").on(table.source, table.id)],
);

/** Latest claim of each provider about a match, accepted or not. */
export const match_claims = sqliteTable(
  "match_claims",
  {
    match_id: integer().notNull(),
    source: text().notNull(),
    said_at: integer().notNull(),
    /** Kick-off, seconds UTC. */
    match_time: integer().notNull(),
    /** 1 if the provider knows only the day of the kick-off. */
    time_unknown: integer().notNull().default(0),
    status: text().$type<MatchStatus>(),
    home_goals: integer(),
    away_goals: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.match_id, table.source] }),
    index("match_claims_by_time").on(table.said_at),
  ],
);

/** Differences between a provider's season table and ours. */
export const table_checks = sqliteTable(
  "table_checks",
  {
    source: text().notNull(),
    season_id: integer().notNull(),
    checked_at: integer().notNull(),
    /** JSON of the differing rows; an empty list when the tables agree. */
    differences: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.season_id] })],
);
