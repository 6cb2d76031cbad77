import { type Query, query } from "#origin/db/database.ts";
import type { Maybe, RowOf } from "#origin/db/row-types.ts";
import type { coaches } from "#origin/db/schema/coach.table.ts";
import type { absences, lineups } from "#origin/db/schema/lineup.table.ts";
import type { MatchId, PlayerId, Side } from "#shared/match/index.ts";
import type { Position } from "#shared/player/index.ts";
import { MATCH_ROWS, type MatchRow, STATE_NOW } from "../match/match-row.sql.ts";
import { LATEST_STATS, type PlayerStatsRow, settledStats, UNTIL_NOW } from "../player/performance.sql.ts";
import { logoColumn, type PlayerBriefColumns, playerBrief } from "../ref-columns.sql.ts";
import { PLAYER_OF, RATING_OF, STARTER_OF, WITH_PLAYERS } from "../statistic/statistic.sql.ts";

/** Queries of line-ups. `?1` is now, milliseconds UTC; `?2` is a JSON list of match ids unless noted. */

/** A side's latest line-up as of now. */
const LATEST = `l.known_at = (SELECT max(known_at) FROM lineups
    WHERE match_id = l.match_id AND side = l.side AND known_at <= ?1)`;
const OF_MATCHES = "match_id IN (SELECT value FROM json_each(?2))";

export type LineupRow = Pick<RowOf<typeof lineups>, "match_id" | "side" | "confirmed" | "formation"> & {
  [Column in "id" | "name" | "logo" as `coach_${Column}`]: Maybe<RowOf<typeof coaches>>[Column];
};

/** Line-ups, without their players. */
export const lineupsOfMatches: Query<LineupRow> = query(`
  SELECT l.match_id, l.side, l.confirmed, l.formation, c.id AS coach_id, c.name AS coach_name,
    ${logoColumn("c")} AS coach_logo
  FROM lineups l LEFT JOIN coaches c ON c.id = l.coach_id WHERE l.${OF_MATCHES} AND ${LATEST}`);

export type LineupPlayerRow = Pick<LineupRow, "match_id" | "side"> &
  PlayerBriefColumns & {
    /** In this match; null if the line-up does not state it. */
    listed_number: number | null;
    listed_position: Position | null;
    starter: number;
    captain: number;
    x: number | null;
    y: number | null;
  };

/** Players of the line-ups, in listed order. */
export const lineupPlayers: Query<LineupPlayerRow> = query(`
  SELECT l.match_id, l.side, ${playerBrief("p")},
    e.value ->> 'shirt_number' AS listed_number, e.value ->> 'position' AS listed_position,
    e.value ->> 'starter' AS starter, e.value ->> 'captain' AS captain, e.value ->> 'x' AS x, e.value ->> 'y' AS y
  FROM lineups l CROSS JOIN json_each(l.players) e CROSS JOIN players p ON p.id = e.value ->> 'player_id'
  WHERE l.${OF_MATCHES} AND ${LATEST} ORDER BY l.match_id, l.side, e.key`);

export interface RatingRow {
  match_id: MatchId;
  player_id: PlayerId;
  side: Side;
  starter: number;
  rating: number | null;
  known_at: number;
}

/** Current ratings of players. */
export const ratingsOfMatches: Query<RatingRow> = query(`
  SELECT x.match_id, x.player_id, x.side, x.starter, x.rating, max(x.known_at) AS known_at FROM player_stats x
  WHERE x.${OF_MATCHES} AND x.known_at <= ?1 GROUP BY x.match_id, x.player_id
  UNION ALL SELECT f.match_id, ${PLAYER_OF}, d.value, ${STARTER_OF}, ${RATING_OF}, f.known_at
  FROM match_figures f ${WITH_PLAYERS}
  WHERE f.${OF_MATCHES} AND f.known_at <= ?1`);

export type AbsenceRow = Pick<RowOf<typeof absences>, "kind" | "reason" | "since" | "until" | "team_id"> &
  Pick<LineupRow, "match_id"> &
  PlayerBriefColumns;

/** Absent players of the matches' teams at kick-off, as far as known; latest absence last. */
export const absencesOfMatches: Query<AbsenceRow> = query(`
  SELECT m.id AS match_id, x.team_id, x.kind, x.reason, x.since, x.until, ${playerBrief("p")}
  FROM matches m CROSS JOIN absences x ON x.team_id IN (m.home_id, m.away_id)
  JOIN players p ON p.id = x.player_id
  WHERE m.id IN (SELECT value FROM json_each(?2)) AND x.known_at <= ?1
    AND x.since <= m.match_time AND (x.until IS NULL OR x.until >= m.match_time)
  ORDER BY x.since, x.id`);

/** A line-up older than this, in seconds, says nothing about the team's next match. */
const RECENT = 366 * 86_400;

const lastOf = (team: string): string => `
  SELECT m.id FROM matches next JOIN matches m ON m.id IN (
      SELECT id FROM matches WHERE home_id = next.${team} UNION ALL SELECT id FROM matches WHERE away_id = next.${team})
    JOIN ${STATE_NOW}
  WHERE next.id = ?2 AND m.match_time < next.match_time AND m.match_time > next.match_time - ${RECENT}
    AND m.known_at <= ?1 AND s.status = 'ended'
    AND EXISTS (SELECT 1 FROM lineups l WHERE l.match_id = m.id AND l.known_at <= ?1
      AND l.side = CASE WHEN m.home_id = next.${team} THEN 'home' ELSE 'away' END)
  ORDER BY m.match_time DESC, m.id DESC LIMIT 1`;

/** The home team's last match before match `?2` with a known line-up. */
export const lastMatchOfHome: Query<MatchRow> = query(
  `${MATCH_ROWS} LEFT JOIN ${STATE_NOW} WHERE m.id IN (${lastOf("home_id")})`,
);

/** The same for its away team. */
export const lastMatchOfAway: Query<MatchRow> = query(
  `${MATCH_ROWS} LEFT JOIN ${STATE_NOW} WHERE m.id IN (${lastOf("away_id")})`,
);

/** Statistics of the players of match `?2` as of `?1` (milliseconds UTC). */
export const statsOfMatchPlayers: Query<PlayerStatsRow & PlayerBriefColumns & { known_at: number }> = query(`
  SELECT latest.*, ${playerBrief("p")}
  FROM (SELECT ${LATEST_STATS} FROM player_stats x WHERE x.match_id = ?2 AND ${UNTIL_NOW}
    UNION ALL SELECT ${settledStats("d.value")} FROM match_figures f ${WITH_PLAYERS}
    WHERE f.match_id = ?2 AND f.known_at <= ?1) latest
  CROSS JOIN players p ON p.id = latest.player_id`);
