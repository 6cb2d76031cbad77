import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MatchId } from "#shared/match/index.ts";
import { matches } from "./match.table.ts";

/**
 * Statistics of an ended match and of its players in one row, instead of rows of `stats` and `player_stats`: D1 bills
 * rows, and a demo world has some 25,000 such matches. Used by demo matches only. The texts are JSON in the format of
 * origin/football/statistic/statistic-codec.ts.
 */
export const match_figures = sqliteTable("match_figures", {
  match_id: integer()
    .$type<MatchId>()
    .primaryKey()
    .references(() => matches.id),
  /** End of the match, milliseconds UTC. */
  known_at: integer().notNull(),
  /** Format version of the texts. */
  format: integer().notNull(),
  stats: text().notNull(),
  home_players: text().notNull(),
  away_players: text().notNull(),
});
