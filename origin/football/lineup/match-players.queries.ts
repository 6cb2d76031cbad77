import { type Query, query } from "#origin/db/database.ts";
import { LATEST_STATS, type PlayerStatsRow, settledStats, UNTIL_NOW } from "../player/performance.sql.ts";
import { type PlayerBriefColumns, playerBrief } from "../ref-columns.sql.ts";
import { WITH_PLAYERS } from "../statistic/statistic.sql.ts";

/** Statistics of the players of match `?2` as of `?1` (milliseconds UTC). */
export const statsOfMatchPlayers: Query<PlayerStatsRow & PlayerBriefColumns & { known_at: number }> = query(`
  SELECT latest.*, ${playerBrief("p")}
  FROM (SELECT ${LATEST_STATS} FROM player_stats x WHERE x.match_id = ?2 AND ${UNTIL_NOW}
    UNION ALL SELECT ${settledStats("d.value")} FROM match_figures f ${WITH_PLAYERS}
    WHERE f.match_id = ?2 AND f.known_at <= ?1) latest
  CROSS JOIN players p ON p.id = latest.player_id`);
