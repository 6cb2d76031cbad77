import { type Query, query } from "#origin/db/database.ts";
import type { players } from "#origin/db/schema/player.table.ts";
import { ORDER_OF_PLAY } from "../match/incident.sql.ts";
import { HAS_RESULT, HAS_WINNER, STATE_NOW, STATUS } from "../match/match-row.sql.ts";
import {
  GOAL_COLUMNS,
  type GoalRow,
  IS_FACT,
  IS_GOAL,
  PLAYED_COLUMNS,
  type PlayedRow,
} from "./played-row.sql.ts";

/** Queries around the current match. `?1` is now, milliseconds UTC. */

/** A column of the current match, `?2`. */
const inView = (column: string): string => `(SELECT ${column} FROM matches WHERE id = ?2)`;

/** Team `?3` (`home` or `away`) of the current match. */
const TEAM = inView("CASE ?3 WHEN 'home' THEN home_id ELSE away_id END");

const PLAYED = `SELECT ${PLAYED_COLUMNS} FROM matches m CROSS JOIN ${STATE_NOW} AND (${HAS_RESULT} OR ${HAS_WINNER})
  WHERE ${IS_FACT} AND m.match_time < ${inView("match_time")}`;

const lastOf = (side: "home" | "away"): string => `SELECT * FROM (${PLAYED} AND m.${side}_id = ${TEAM}
    AND (?5 = 0 OR m.competition_id = ${inView("competition_id")}) ORDER BY m.match_time DESC LIMIT ?4)`;

/**
 * Ended matches of one team before the current match: its last `?4` at home and its last `?4` away; with `?5` 1, only
 * in the match's competition.
 */
export const playedByTeam: Query<PlayedRow> = query(`${lastOf("home")} UNION ALL ${lastOf("away")}`);

const meetingsAt = (home: string, away: string): string => `SELECT * FROM (${PLAYED}
    AND m.home_id = ${inView(home)} AND m.away_id = ${inView(away)} ORDER BY m.match_time DESC LIMIT ?3)`;

/** Ended meetings of the two teams before the current match, the last `?3` on each ground. */
export const meetings: Query<PlayedRow> = query(
  `${meetingsAt("home_id", "away_id")} UNION ALL ${meetingsAt("away_id", "home_id")}`,
);

const nextOf = (side: "home" | "away"): string => `SELECT * FROM (
    SELECT m.id, m.match_time FROM matches m LEFT JOIN ${STATE_NOW}
    WHERE ${IS_FACT} AND coalesce(${STATUS}, 'not_started') NOT IN ('cancelled', 'result_unknown')
      AND m.match_time > ${inView("match_time")} AND m.${side}_id = ${TEAM}
    ORDER BY m.match_time LIMIT ?4)`;

/** One team's coming matches after the current one: its next `?4` at home and its next `?4` away. */
export const nextOfTeam: Query<Pick<PlayedRow, "id" | "match_time">> = query(
  `${nextOf("home")} UNION ALL ${nextOf("away")}`,
);

/** Goals of matches `?2` (JSON list of ids), in the order of play. */
export const goalsOfMatches: Query<GoalRow> = query(`SELECT ${GOAL_COLUMNS} FROM incidents i
  WHERE i.match_id IN (SELECT value FROM json_each(?2)) AND ${IS_GOAL}
  ORDER BY ${ORDER_OF_PLAY}`);

export type SquadRow = Pick<
  typeof players.$inferSelect,
  "team_id" | "market_value" | "market_value_currency"
>;

/** Market values of the players of both teams of the current match, `?2`. */
export const squadsInView: Query<SquadRow> = query(`SELECT p.team_id, p.market_value, p.market_value_currency
  FROM matches m JOIN players p ON p.team_id IN (m.home_id, m.away_id)
  WHERE m.id = ?2 AND m.known_at <= ?1 AND p.market_value IS NOT NULL`);
