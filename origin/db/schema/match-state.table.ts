import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MatchId, MatchStatus } from "#shared/match/index.ts";
import { matches } from "./match.table.ts";

/**
 * What a match's list row shows from `known_at` on: the projection of status changes and incidents, written by
 * the store through `foldStates` and by nothing else; counts of corners and cards that these leave unknown are those
 * of the statistics (`countedStates`). A list as of now is one index step per match.
 */
export const match_states = sqliteTable(
  "match_states",
  {
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    known_at: integer().notNull(),
    status: text().$type<MatchStatus>().notNull(),
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
  },
  (table) => [
    primaryKey({ columns: [table.match_id, table.known_at] }),
    // The status is in it so that what was in play lately is found on the index alone.
    index("match_states_by_known_at").on(table.known_at, table.match_id, table.status),
  ],
);
