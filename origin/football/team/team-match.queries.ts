import { type Query, query } from "#origin/db/database.ts";
import { sqlWords } from "#origin/db/sql-words.ts";
import { LIVE_STATUSES, MATCH_STATUSES, statusTable } from "#shared/match/index.ts";
import { LATEST_KICK_OFF } from "../match/kick-off.sql.ts";
import { MATCH_ROWS, type MatchRow, STATE_NOW, STATUS } from "../match/match-row.sql.ts";
import { type PlayedSeasonRow, playedSeasons } from "../season/played-season.sql.ts";

/** Queries of a team's matches. `?1` is now, milliseconds UTC, `?2` the team. */

const OVER = sqlWords(
  MATCH_STATUSES.filter((status) => statusTable[status].final || status === "result_unknown"),
);
const LIVE = sqlWords(LIVE_STATUSES);

/** This many seconds after kick-off, a match without any report is considered not played. */
export const LONG_AGO = 12 * 3600;

const OF_TEAM = `m.id IN (SELECT id FROM matches WHERE home_id = ?2
    UNION ALL SELECT id FROM matches WHERE away_id = ?2) AND m.known_at <= ?1`;

/**
 * A match is over with a final status, when its result should be known, or if it kicked off long ago and is not in play:
 * every match is either past or future.
 */
export const IS_OVER = `(coalesce(${STATUS}, '') IN ${OVER}
    OR (${LATEST_KICK_OFF} < ?1 / 1000 - ${LONG_AGO} AND coalesce(${STATUS}, '') NOT IN ${LIVE}))`;

const MATCHES = `FROM matches m LEFT JOIN ${STATE_NOW}`;

/** A page of ids is selected from matches and states alone, before the display joins. */
const pageOf = (which: string, order: string): string => `${MATCH_ROWS} LEFT JOIN ${STATE_NOW}
  WHERE m.id IN (SELECT m.id ${MATCHES} WHERE ${which} ORDER BY ${order} LIMIT ?3 OFFSET ?4) ORDER BY ${order}`;

/** Future matches, ascending by kick-off: `?3` rows from `?4` on. */
export const futureMatches: Query<MatchRow> = query(
  pageOf(`${OF_TEAM} AND NOT ${IS_OVER}`, "m.match_time, m.id"),
);

/** Total of {@link futureMatches}. */
export const countOfFutureMatches: Query<{ total: number }> = query(
  `SELECT count(*) AS total ${MATCHES} WHERE ${OF_TEAM} AND NOT ${IS_OVER}`,
);

/** Past matches, newest first: `?3` rows from `?4` on. */
export const pastMatches: Query<MatchRow> = query(
  pageOf(`${OF_TEAM} AND ${IS_OVER}`, "m.match_time DESC, m.id DESC"),
);

/** Total of {@link pastMatches}. */
export const countOfPastMatches: Query<{ total: number }> = query(
  `SELECT count(*) AS total ${MATCHES} WHERE ${OF_TEAM} AND ${IS_OVER}`,
);

/** Seasons in which the team has matches, latest first. */
export const seasonsOfTeam: Query<PlayedSeasonRow> = query(playedSeasons(`matches m WHERE ${OF_TEAM}`));
