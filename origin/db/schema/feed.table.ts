import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MatchStatus } from "#shared/match/index.ts";

/** How the asking of each provider stands: a restart loses nothing. Moments are milliseconds UTC. */
export const feeds = sqliteTable("feeds", {
  source: text().primaryKey(),
  /** Day of `used`, UTC. */
  day: text().notNull(),
  /** Calls of that day, counted before they are made. */
  used: integer().notNull(),
  /** Calls that were left of the day by the provider's own count; null where it does not tell. */
  left_told: integer(),
  /** JSON: moments of the last minute's calls. */
  recent: text().notNull(),
  /** JSON: when each question was last answered, and each kind last asked. */
  asked: text().notNull(),
  /** JSON of what the adapter keeps, or null. */
  notes: text(),
  failures: integer().notNull(),
  back_off_until: integer().notNull(),
  next_at: integer().notNull(),
  last_success_at: integer(),
  last_error_at: integer(),
  last_error: text(),
  /** Until then one turn has the provider to itself. */
  lease_until: integer().notNull(),
});

/** The last calls to each provider. */
export const feed_calls = sqliteTable(
  "feed_calls",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    source: text().notNull(),
    at: integer().notNull(),
    kind: text().notNull(),
    /** Path and query, without the key. */
    path: text().notNull(),
    /** HTTP status; 0 when nobody answered. */
    status: integer().notNull(),
    took_ms: integer().notNull(),
    outcome: text().$type<"stored" | "same" | "checked" | "failed">().notNull(),
    /** What went wrong, or what was left out. */
    detail: text(),
  },
  (table) => [index("feed_calls_by_source").on(table.source, table.id)],
);

/** What each source that is asked over the net last said of a match, whether it was taken or not. */
export const match_claims = sqliteTable(
  "match_claims",
  {
    match_id: integer().notNull(),
    source: text().notNull(),
    said_at: integer().notNull(),
    /** Kick-off, seconds UTC. */
    match_time: integer().notNull(),
    status: text().$type<MatchStatus>(),
    home_goals: integer(),
    away_goals: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.match_id, table.source] }),
    index("match_claims_by_time").on(table.said_at),
  ],
);

/** Where a provider's table of a season is another than ours. */
export const table_checks = sqliteTable(
  "table_checks",
  {
    source: text().notNull(),
    season_id: integer().notNull(),
    checked_at: integer().notNull(),
    /** JSON of the rows that differ; an empty list when both are alike. */
    differences: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.season_id] })],
);
