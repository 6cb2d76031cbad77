import type { player_stats } from "#origin/db/schema/player.table.ts";
import type { IncidentKind, MatchId, PlayerId, Side } from "#shared/match/index.ts";
import {
  COUNTS_OF,
  countOf,
  heldOf,
  MINUTES_OF,
  PLAYER_OF,
  RATING_OF,
  STARTER_OF,
  sideOfHeld,
  storedCount,
} from "../figure/figure.sql.ts";
import { STANDS, stands } from "../match/incident.sql.ts";
import { RESULT_NOW } from "../match/match-row.sql.ts";

/**
 * What tells that somebody played and how, as SQL text: statistics of players `x`, and incidents `i` for sources
 * that have none. In all of it `?1` is now, milliseconds UTC, and `m` the match.
 */

/** A player's match as counted by now. */
export type PlayerStatsRow = Omit<typeof player_stats.$inferSelect, "known_at">;

/** Columns of a {@link PlayerStatsRow}; with the maximum SQLite takes them from the row that holds it. */
const latestWith = (counts: string): string =>
  `x.match_id, x.player_id, x.side, x.starter, x.minutes_played, x.rating, ${counts} AS counts, max(x.known_at) AS known_at`;

/** A match with everything that is counted. */
export const LATEST_STATS = latestWith("x.counts");

/** The same for whom only appearances and goals are asked: what was counted tells of one where minutes do not. */
export const LATEST_GOALS = latestWith(
  `iif(x.minutes_played IS NULL, x.counts,
      json_object('goals', ${storedCount("x.counts", "goals")}, 'assists', ${storedCount("x.counts", "assists")}))`,
);

/** The same columns of players `e` in figures `f` of the side that `side` (SQL) names; see figure.sql.ts. */
const figuresWith = (side: string, counts: string): string =>
  `f.match_id, ${PLAYER_OF} AS player_id, ${side} AS side, ${STARTER_OF} AS starter,
    ${MINUTES_OF} AS minutes_played, ${RATING_OF} AS rating, ${counts} AS counts, f.known_at`;

export const settledStats = (side: string): string => figuresWith(side, COUNTS_OF);
export const settledGoals = (side: string): string =>
  figuresWith(side, `json_object('goals', ${countOf("goals")}, 'assists', ${countOf("assists")})`);

/** Rows of one player (`id`, SQL) in figures `f` of the matches that `from` and `where` name. */
export const settledStatsOf = (id: string, from: string, where: string): string => `
  SELECT match_id, ${id} AS player_id, side, v ->> 0 AS starter, v ->> 1 AS minutes_played, v ->> 2 AS rating,
    v ->> 3 AS counts, known_at
  FROM (SELECT f.match_id, f.known_at, ${heldOf(id)} AS v,
      ${sideOfHeld(id)} AS side FROM ${from} WHERE ${where} AND f.known_at <= ?1)
  WHERE v IS NOT NULL`;

/** One row a match and player, of what is known by now. Follows a WHERE. */
export const UNTIL_NOW = "x.known_at <= ?1 GROUP BY x.match_id, x.player_id";

/** An incident as far as it is about people, and what its match covers at all. */
export interface PersonalIncidentRow {
  match_id: MatchId;
  kind: IncidentKind;
  /** The side the people are on: an own goal counts for the other one. */
  side: Side;
  player_id: PlayerId | null;
  other_player_id: PlayerId | null;
  cards_covered: number;
  assists_covered: number;
}

const SCORED = "('goal', 'penalty_goal')";

/** Side of the people of an incident. */
export const PEOPLES_SIDE = `CASE WHEN i.kind <> 'own_goal' THEN i.side
    WHEN i.side = 'home' THEN 'away' ELSE 'home' END`;

/** Goals `a` that stand and name the player of the assist. */
const IS_ASSISTED = `a.kind IN ${SCORED} AND a.other_player_id IS NOT NULL AND ${stands("a")}`;

/** Columns of a {@link PersonalIncidentRow}; `assists` says what tells that its match tells of assists. */
const personalIncident = (
  assists: string,
): string => `i.match_id, i.kind, ${PEOPLES_SIDE} AS side, i.player_id,
    i.other_player_id, m.cards_covered, ${assists} AS assists_covered`;

const NAMES_ASSIST = `EXISTS (SELECT 1 FROM incidents a WHERE a.match_id = i.match_id AND ${IS_ASSISTED})`;

/** A match tells of assists where one of its goals names one. */
export const PERSONAL_INCIDENT = personalIncident(NAMES_ASSIST);

/**
 * The same for matches of a season (a parameter's name): one without any assist tells of them too where its source
 * counts cards and other such matches of the season with a result name assists. A source that knows goals alone knows
 * none. The season is looked at once, not for each row.
 */
export const personalIncidentOf = (season: string): string =>
  personalIncident(`(${NAMES_ASSIST} OR (m.cards_covered = 1 AND EXISTS (
      SELECT 1 FROM matches m CROSS JOIN ${RESULT_NOW} CROSS JOIN incidents a ON a.match_id = m.id AND ${IS_ASSISTED}
      WHERE m.season_id = ${season} AND m.cards_covered = 1)))`);

/** The incident is known, not withdrawn, and one of those that players take part in. */
export const IS_PERSONAL = `${STANDS} AND i.kind IN ('goal', 'penalty_goal', 'own_goal', 'missed_penalty', 'yellow_card', 'second_yellow',
      'red_card', 'substitution')`;
