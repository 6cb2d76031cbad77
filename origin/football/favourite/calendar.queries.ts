import { type Query, query } from "#origin/db/database.ts";
import { MATCH_ROWS, type MatchRow, STATE_NOW } from "../match/match-row.sql.ts";

const DAY = 86_400;
const PAST = 30 * DAY;
const AHEAD = 366 * DAY;
/** A season of a big league has 552 matches; a year of a team about 60. */
const MOST = 500;

/** Ids of the matches in the calendar's period whose column is in a JSON list of ids. */
const idsBy = (column: string, list: string): string => `SELECT m.id FROM json_each(${list}) wanted
    CROSS JOIN matches m ON m.${column} = wanted.value
      AND m.match_time BETWEEN ?1 / 1000 - ${PAST} AND ?1 / 1000 + ${AHEAD}`;

/**
 * Matches of a calendar, ascending by kick-off. `?1` is now, milliseconds UTC; `?2`, `?3` and `?4` JSON lists of ids of
 * matches, teams and competitions.
 */
export const matchesOfCalendar: Query<MatchRow> = query(`${MATCH_ROWS} LEFT JOIN ${STATE_NOW}
  WHERE m.id IN (SELECT value FROM json_each(?2)
    UNION ${idsBy("home_id", "?3")} UNION ${idsBy("away_id", "?3")} UNION ${idsBy("competition_id", "?4")})
  AND m.known_at <= ?1 ORDER BY m.match_time, m.id LIMIT ${MOST}`);
