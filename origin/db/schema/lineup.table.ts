import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AbsenceKind } from "#shared/lineup/index.ts";
import type { CoachId, MatchId, PlayerId, Side, TeamId } from "#shared/match/index.ts";
import { coaches } from "./coach.table.ts";
import { matches } from "./match.table.ts";
import { players } from "./player.table.ts";
import { teams } from "./team.table.ts";

/** A side's line-up as known from `known_at` (milliseconds UTC) on; a prediction comes before the confirmed one. */
export const lineups = sqliteTable(
  "lineups",
  {
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    side: text().$type<Side>().notNull(),
    known_at: integer().notNull(),
    confirmed: integer().notNull(),
    formation: text(),
    coach_id: integer()
      .$type<CoachId>()
      .references(() => coaches.id),
    /**
     * JSON list of `{ player_id, shirt_number, position, starter, captain, x, y }`, starters from the goalkeeper
     * forward, then the bench. One row a side: a line-up is always read whole.
     */
    players: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.match_id, table.side, table.known_at] }),
    index("lineups_by_known_at").on(table.known_at, table.match_id),
  ],
);

/** Absences with start and end; a match's missing players are those of its two teams at its kick-off. */
export const absences = sqliteTable(
  "absences",
  {
    id: integer().primaryKey(),
    player_id: integer()
      .$type<PlayerId>()
      .notNull()
      .references(() => players.id),
    team_id: integer()
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    kind: text().$type<AbsenceKind>().notNull(),
    reason: text(),
    /** Seconds UTC; `until` is null while the end is unknown. */
    since: integer().notNull(),
    until: integer(),
    known_at: integer().notNull(),
  },
  (table) => [index("absences_by_team").on(table.team_id, table.since)],
);
