import { type Query, query } from "#origin/db/database.ts";
import type { stats } from "#origin/db/schema/timeline.table.ts";
import { ORDER_OF_PLAY } from "../match/incident.sql.ts";
import { RESULT_NOW } from "../match/match-row.sql.ts";
import { STAT_AWAY, STAT_HOME, STAT_KIND, WITH_STATS } from "../statistic/statistic.sql.ts";
import { GOAL_COLUMNS, type GoalRow, IS_GOAL, PLAYED_COLUMNS, type PlayedRow } from "./played-row.sql.ts";

/** Queries of season statistics. `?1` is now (milliseconds UTC), `?2` the season. */

const IN_SEASON = "m.season_id = ?2 AND m.known_at <= ?1";

/** Its matches with a result, newest first. */
export const playedInSeason: Query<PlayedRow> = query(`SELECT ${PLAYED_COLUMNS}
  FROM matches m CROSS JOIN ${RESULT_NOW} WHERE ${IN_SEASON}
  ORDER BY m.match_time DESC, m.id DESC`);

/** Goals of its matches, in the order of play. */
export const goalsInSeason: Query<GoalRow> = query(`SELECT ${GOAL_COLUMNS}
  FROM matches m CROSS JOIN incidents i ON i.match_id = m.id AND ${IS_GOAL} WHERE ${IN_SEASON}
  ORDER BY ${ORDER_OF_PLAY}`);

export type SeasonStatRow = Pick<typeof stats.$inferSelect, "match_id" | "kind" | "home" | "away">;

/** Statistics of its matches from kick-off to the end, of the kinds `?3` (JSON list), as of now. */
export const statsInSeason: Query<SeasonStatRow> = query(`SELECT t.match_id, t.kind, t.home, t.away
  FROM matches m CROSS JOIN json_each(?3) k CROSS JOIN stats t ON t.match_id = m.id AND t.kind = k.value
    AND t.period = 'full' AND t.known_at = (SELECT max(known_at) FROM stats
      WHERE match_id = m.id AND kind = k.value AND period = 'full' AND known_at <= ?1)
  WHERE ${IN_SEASON}
  UNION ALL SELECT f.match_id, ${STAT_KIND}, ${STAT_HOME}, ${STAT_AWAY}
  FROM matches m CROSS JOIN match_figures f ON f.match_id = m.id ${WITH_STATS}
  WHERE ${IN_SEASON} AND f.known_at <= ?1 AND p.key = 0 AND ${STAT_KIND} IN (SELECT value FROM json_each(?3))`);
