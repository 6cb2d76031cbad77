import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { stages } from "#origin/db/schema/season.table.ts";
import type { commentary, incidents, stats } from "#origin/db/schema/timeline.table.ts";
import { type VenueColumns, venueColumns } from "../ref-columns.sql.ts";
import { STAT_AWAY, STAT_HOME, STAT_KIND, STAT_PERIOD, WITH_STATS } from "../statistic/statistic.sql.ts";
import { CAN_BE_IN_PLAY, IS_LIVE } from "./in-play.sql.ts";
import { ORDER_OF_PLAY } from "./incident.sql.ts";
import { MATCH_ROWS, type MatchRow, STATE_NOW, STATUS } from "./match-row.sql.ts";

/** Queries of matches as of now. `?1` is always now, milliseconds UTC. */

/** `?2`, `?3` bounds of kick-off; `?4` competition or null; `?5`, `?6` JSON lists of statuses and heats, or null. */
const DAY_FILTER = `m.match_time >= ?2 AND m.match_time < ?3 AND m.known_at <= ?1
  AND (?4 IS NULL OR m.competition_id = ?4)
  AND (?5 IS NULL OR coalesce(${STATUS}, 'not_started') IN (SELECT value FROM json_each(?5)))
  AND (?6 IS NULL OR c.hot IN (SELECT value FROM json_each(?6)))`;

/** Matches of a day, those without an hour last, a page of them: `?7` rows from `?8` on. */
export const matchesOfDay: Query<MatchRow> = query(`${MATCH_ROWS} LEFT JOIN ${STATE_NOW}
  WHERE ${DAY_FILTER} ORDER BY m.time_unknown, m.match_time, m.id LIMIT ?7 OFFSET ?8`);

/** Total of {@link matchesOfDay}. */
export const countOfDay: Query<{ total: number }> = query(`SELECT count(*) AS total FROM matches m
  JOIN competitions c ON c.id = m.competition_id LEFT JOIN ${STATE_NOW} WHERE ${DAY_FILTER}`);

/** Matches in play. */
export const matchesInPlay: Query<MatchRow> = query(`${MATCH_ROWS} JOIN ${STATE_NOW}
  WHERE ${CAN_BE_IN_PLAY} AND m.known_at <= ?1 AND ${IS_LIVE}
  ORDER BY m.match_time, m.id`);

/** Matches by a JSON list of ids `?2`. */
export const matchesById: Query<MatchRow> = query(`${MATCH_ROWS} LEFT JOIN ${STATE_NOW}
  WHERE m.id IN (SELECT value FROM json_each(?2)) AND m.known_at <= ?1 ORDER BY m.match_time, m.id`);

/** `?2` the season; `?3` its stage, `?4` group and `?5` round, each null for all. */
const SEASON_FILTER = `m.season_id = ?2 AND m.known_at <= ?1 AND (?3 IS NULL OR m.stage_id = ?3)
  AND (?4 IS NULL OR m.group_name = ?4) AND (?5 IS NULL OR m.round = ?5)`;

/** Matches of a season, a page of them: `?6` rows from `?7` on. */
export const matchesOfSeason: Query<MatchRow> = query(`${MATCH_ROWS} LEFT JOIN ${STATE_NOW}
  WHERE ${SEASON_FILTER} ORDER BY m.match_time, m.id LIMIT ?6 OFFSET ?7`);

/** Total of {@link matchesOfSeason}. */
export const countOfSeason: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM matches m WHERE ${SEASON_FILTER}`,
);

export type MatchInfoRow = Pick<RowOf<typeof matches>, "referee" | "attendance" | "weather"> &
  Pick<RowOf<typeof stages>, "mode"> &
  VenueColumns;

/** Details of match `?2` beside its list row. */
export const matchInfo: Query<MatchInfoRow> =
  query(`SELECT m.referee, m.attendance, m.weather, g.mode, ${venueColumns("v")}
  FROM matches m JOIN stages g ON g.id = m.stage_id LEFT JOIN venues v ON v.id = m.venue_id WHERE m.id = ?2 AND m.known_at <= ?1`);

export type IncidentRow = Omit<RowOf<typeof incidents>, "external_id"> & {
  player_name: string | null;
  other_player_name: string | null;
};

/** Incidents of matches `?2` (JSON list of ids), in the order of play. */
export const incidentsOfMatches: Query<IncidentRow> = query(`
  SELECT i.id, i.match_id, i.known_at, i.cancelled_at, i.kind, i.decision, i.side, i.minute, i.added, i.position,
    i.film_url, i.film_cover, i.player_id, p.name AS player_name, i.other_player_id, o.name AS other_player_name
  FROM incidents i LEFT JOIN players p ON p.id = i.player_id LEFT JOIN players o ON o.id = i.other_player_id
  WHERE i.match_id IN (SELECT value FROM json_each(?2)) AND i.known_at <= ?1
  ORDER BY ${ORDER_OF_PLAY}`);

export type StatRow = RowOf<typeof stats>;

/** Statistics of matches `?2` (JSON list of ids), the latest of each kind and period. */
export const statsOfMatches: Query<StatRow> = query(`
  SELECT t.match_id, t.kind, t.period, max(t.known_at) AS known_at, t.home, t.away FROM stats t
  WHERE t.match_id IN (SELECT value FROM json_each(?2)) AND t.known_at <= ?1
  GROUP BY t.match_id, t.kind, t.period
  UNION ALL SELECT f.match_id, ${STAT_KIND}, ${STAT_PERIOD}, f.known_at, ${STAT_HOME}, ${STAT_AWAY}
  FROM match_figures f ${WITH_STATS} WHERE f.match_id IN (SELECT value FROM json_each(?2)) AND f.known_at <= ?1
  ORDER BY 1, 2, 3`);

export type CommentaryRow = RowOf<typeof commentary>;

/** Text commentary of matches `?2` (JSON list of ids), in the order of play. */
export const commentaryOfMatches: Query<CommentaryRow> = query(`SELECT * FROM commentary
  WHERE match_id IN (SELECT value FROM json_each(?2)) AND known_at <= ?1 ORDER BY match_id, position`);
