import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CompetitionId, SeasonId, StageId, TeamId } from "#shared/match/index.ts";
import type { PointsCarry, TieBreakRule } from "#shared/standings/index.ts";
import { competitions } from "./competition.table.ts";
import { teams } from "./team.table.ts";

export const seasons = sqliteTable(
  "seasons",
  {
    id: integer().$type<SeasonId>().primaryKey(),
    competition_id: integer()
      .$type<CompetitionId>()
      .notNull()
      .references(() => competitions.id),
    name: text().notNull(),
    tie_break_rule: text().$type<TieBreakRule>().notNull(),
  },
  (table) => [index("seasons_by_competition").on(table.competition_id, table.name)],
);

export const stages = sqliteTable(
  "stages",
  {
    id: integer().$type<StageId>().primaryKey(),
    season_id: integer()
      .$type<SeasonId>()
      .notNull()
      .references(() => seasons.id),
    name: text().notNull(),
    mode: text().$type<"points" | "knock_out">().notNull(),
    /** Order among the season's stages, from 1. */
    position: integer().notNull(),
    /** JSON list of `Promotion` (shared/standings). */
    promotions: text().notNull(),
    /** What its table takes over from the table before it; null for nothing. */
    carry: text().$type<PointsCarry>(),
  },
  (table) => [index("stages_by_season").on(table.season_id, table.position)],
);

/** Teams of a stage's tables, including those that have not played yet. */
export const stage_teams = sqliteTable(
  "stage_teams",
  {
    stage_id: integer()
      .$type<StageId>()
      .notNull()
      .references(() => stages.id),
    team_id: integer()
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    group_name: text(),
    deducted_points: integer().notNull(),
    /** The source that stated the deduction: only it may change it. Null where none did. */
    deduction_source: text(),
  },
  (table) => [primaryKey({ columns: [table.stage_id, table.team_id] })],
);
