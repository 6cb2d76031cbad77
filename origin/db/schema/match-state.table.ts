import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { DerivedStatus, MatchId, MatchStatus } from "#shared/match/index.ts";
import { matches } from "./match.table.ts";

/**
 * State of a match's list row from `known_at` on: a projection of status changes and incidents, written only by the
 * store through `foldStates`. Counts of corners and cards that these leave unknown come from the statistics
 * (`countedStates`). The last rows can lie ahead: what becomes of the match if its sources stay silent (`withSilence`).
 * Reading a list as of now takes one index step per match.
 */
export const match_states = sqliteTable(
  "match_states",
  {
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    known_at: integer().notNull(),
    /** The status last reported. */
    status: text().$type<MatchStatus>().notNull(),
    /** The status shown instead, because no source has reported since; null in all other rows. */
    derived_status: text().$type<DerivedStatus>(),
    period_started_at: integer(),
    score_changed_at: integer(),
    home_goals: integer(),
    home_half: integer(),
    home_overtime: integer(),
    home_penalties: integer(),
    home_red: integer(),
    home_yellow: integer(),
    home_corners: integer(),
    away_goals: integer(),
    away_half: integer(),
    away_overtime: integer(),
    away_penalties: integer(),
    away_red: integer(),
    away_yellow: integer(),
    away_corners: integer(),
    /** The winner that an operator set, against the score; null where the score decides. */
    winner: text().$type<"home" | "away" | "draw">(),
  },
  (table) => [
    primaryKey({ columns: [table.match_id, table.known_at] }),
    // Includes the status, so that matches recently in play are found on the index alone.
    index("match_states_by_known_at").on(table.known_at, table.match_id, table.status),
  ],
);
