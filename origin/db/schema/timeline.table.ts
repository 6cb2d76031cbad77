import { isNotNull } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { IncidentKind, MatchId, MatchStatus, PlayerId, Side, VarDecision } from "#shared/match/index.ts";
import { matches } from "./match.table.ts";
import { players } from "./player.table.ts";

/** Events and statistics of a match. Every row has the moment it became known (`known_at`, milliseconds UTC). */

export const status_changes = sqliteTable(
  "status_changes",
  {
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    /** Index in the match's list, from 0: two changes may become known at the same moment. */
    position: integer().notNull(),
    known_at: integer().notNull(),
    status: text().$type<MatchStatus>().notNull(),
    period_started_at: integer(),
    /** JSON of counts that the source states explicitly, or null. */
    score: text(),
    /** The minute that the source states where no clock runs, and its added time. */
    minute: integer(),
    added: integer(),
    /** JSON of `StatedResult` (shared/match), or null. */
    result: text(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.position] })],
);

export const incidents = sqliteTable(
  "incidents",
  {
    id: integer().primaryKey(),
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    /** The source's id, unique within the match. */
    external_id: text().notNull(),
    known_at: integer().notNull(),
    /** From this moment on it is withdrawn; null while it stands. */
    cancelled_at: integer(),
    kind: text().$type<IncidentKind>().notNull(),
    /** Of a video review; null where the source names none. */
    decision: text().$type<VarDecision>(),
    side: text().$type<Side>().notNull(),
    minute: integer(),
    added: integer(),
    player_id: integer()
      .$type<PlayerId>()
      .references(() => players.id),
    other_player_id: integer()
      .$type<PlayerId>()
      .references(() => players.id),
    /** Index in the source's list: orders incidents of one minute. */
    position: integer().notNull(),
    /** Video of the incident, and its picture. */
    film_url: text(),
    film_cover: text(),
  },
  (table) => [
    uniqueIndex("incidents_by_match").on(table.match_id, table.external_id),
    index("incidents_by_known_at").on(table.known_at, table.match_id),
    index("incidents_by_cancelled_at").on(table.cancelled_at, table.match_id),
    // Details of a player from a source without line-ups; most incidents name one player or none.
    index("incidents_by_player").on(table.player_id, table.match_id).where(isNotNull(table.player_id)),
    index("incidents_by_other_player")
      .on(table.other_player_id, table.match_id)
      .where(isNotNull(table.other_player_id)),
  ],
);

export const stats = sqliteTable(
  "stats",
  {
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    kind: text().notNull(),
    period: text().$type<"full" | "first_half" | "second_half">().notNull(),
    known_at: integer().notNull(),
    home: real(),
    away: real(),
  },
  (table) => [
    primaryKey({ columns: [table.match_id, table.kind, table.period, table.known_at] }),
    index("stats_by_known_at").on(table.known_at, table.match_id),
  ],
);

/**
 * When a source last reported statistics of a match in play, changed or not; `stats.known_at` is the time of the last
 * change. A row is deleted by the first batch after the match, or with the match: older releases delete matches without
 * knowing this table.
 */
export const match_part_reports = sqliteTable(
  "match_part_reports",
  {
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    part: text().$type<"stats" | "player_stats">().notNull(),
    /** JSON of `PartReport[]` (origin/football/match/statistics-report.rules.ts). */
    reports: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.part] })],
);

/**
 * Counts of attacking play of both sides over a match, one row a match: `stats` keeps superseded counts of a live
 * source for minutes only, because each batch rewrites all rows of a match.
 */
export const stat_histories = sqliteTable("stat_histories", {
  match_id: integer()
    .$type<MatchId>()
    .primaryKey()
    .references(() => matches.id, { onDelete: "cascade" }),
  /** JSON of `CountsAt[]` (origin/football/match/stat-history.rules.ts). */
  counts: text().notNull(),
});

/** Text commentary, one row a line. */
export const commentary = sqliteTable(
  "commentary",
  {
    id: integer().primaryKey(),
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    /** Index in the match's commentary, from 0. */
    position: integer().notNull(),
    known_at: integer().notNull(),
    minute: integer(),
    added: integer(),
    side: text().$type<Side>(),
    text: text().notNull(),
    /** JSON of `Translations` (shared/match), or null. */
    translations: text(),
  },
  (table) => [
    uniqueIndex("commentary_by_match").on(table.match_id, table.position),
    index("commentary_by_known_at").on(table.known_at, table.match_id),
  ],
);
