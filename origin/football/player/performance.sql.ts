import type { player_stats } from "#origin/db/schema/player.table.ts";
import type { IncidentKind, MatchId, PlayerId, Side } from "#shared/match/index.ts";
import { STANDS, stands } from "../match/incident.sql.ts";
import { RESULT_NOW } from "../match/match-row.sql.ts";
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
} from "../statistic/statistic.sql.ts";

/**
 * SQL fragments of player performance: statistics of players `x`, and incidents `i` for sources that have none. `?1` is
 * now, milliseconds UTC, and `m` the match.
 */

/** A player's match as counted by now. */
export type PlayerStatsRow = Omit<typeof player_stats.$inferSelect, "known_at">;

/** Columns of a {@link PlayerStatsRow}; SQLite takes bare columns from the row that holds the maximum. */
const latestWith = (counts: string): string =>
  `x.match_id, x.player_id, x.side, x.starter, x.minutes_played, x.rating, ${counts} AS counts, max(x.known_at) AS known_at`;

/** A match with all counts. */
export const LATEST_STATS = latestWith("x.counts");

/** The same for appearances and goals only: any count proves an appearance where minutes are missing. */
export const LATEST_GOALS = latestWith(
  `iif(x.minutes_played IS NULL, x.counts,
      json_object('goals', ${storedCount("x.counts", "goals")}, 'assists', ${storedCount("x.counts", "assists")}))`,
);

/** The same columns of players `e` in compact statistics `f` of the side given by `side` (SQL); see statistic.sql.ts. */
const settledWith = (side: string, counts: string): string =>
  `f.match_id, ${PLAYER_OF} AS player_id, ${side} AS side, ${STARTER_OF} AS starter,
    ${MINUTES_OF} AS minutes_played, ${RATING_OF} AS rating, ${counts} AS counts, f.known_at`;

export const settledStats = (side: string): string => settledWith(side, COUNTS_OF);
export const settledGoals = (side: string): string =>
  settledWith(side, `json_object('goals', ${countOf("goals")}, 'assists', ${countOf("assists")})`);

/** Rows of one player (`id`, SQL) in compact statistics `f` of the matches selected by `from` and `where`. */
export const settledStatsOf = (id: string, from: string, where: string): string => `
  SELECT match_id, ${id} AS player_id, side, v ->> 0 AS starter, v ->> 1 AS minutes_played, v ->> 2 AS rating,
    v ->> 3 AS counts, known_at
  FROM (SELECT f.match_id, f.known_at, ${heldOf(id)} AS v,
      ${sideOfHeld(id)} AS side FROM ${from} WHERE ${where} AND f.known_at <= ?1)
  WHERE v IS NOT NULL`;

/** One row per match and player, as known by now. Follows a WHERE. */
export const UNTIL_NOW = "x.known_at <= ?1 GROUP BY x.match_id, x.player_id";

/** The persons of an incident, with the coverage of its match. */
export interface PersonalIncidentRow {
  match_id: MatchId;
  kind: IncidentKind;
  /** Side of the persons: an own goal counts for the other one. */
  side: Side;
  player_id: PlayerId | null;
  other_player_id: PlayerId | null;
  cards_covered: number;
  assists_covered: number;
}

const SCORED = "('goal', 'penalty_goal')";

/** Side of the persons of an incident. */
export const PEOPLES_SIDE = `CASE WHEN i.kind <> 'own_goal' THEN i.side
    WHEN i.side = 'home' THEN 'away' ELSE 'home' END`;

/** Valid goals `a` with an assist. */
const IS_ASSISTED = `a.kind IN ${SCORED} AND a.other_player_id IS NOT NULL AND ${stands("a")}`;

/** Columns of a {@link PersonalIncidentRow}; `assists` is the condition that its match covers assists. */
const personalIncident = (
  assists: string,
): string => `i.match_id, i.kind, ${PEOPLES_SIDE} AS side, i.player_id,
    i.other_player_id, m.cards_covered, ${assists} AS assists_covered`;

const NAMES_ASSIST = `EXISTS (SELECT 1 FROM incidents a WHERE a.match_id = i.match_id AND ${IS_ASSISTED})`;

/** A match covers assists if one of its goals has one. */
export const PERSONAL_INCIDENT = personalIncident(NAMES_ASSIST);

/**
 * The same for matches of a season (a parameter's name): one without assists covers them too if its source counts cards
 * and other such matches of the season with a result have assists. A source with only goals covers none. The season is
 * evaluated once, not per row.
 */
export const personalIncidentOf = (season: string): string =>
  personalIncident(`(${NAMES_ASSIST} OR (m.cards_covered = 1 AND EXISTS (
      SELECT 1 FROM matches m CROSS JOIN ${RESULT_NOW} CROSS JOIN incidents a ON a.match_id = m.id AND ${IS_ASSISTED}
      WHERE m.season_id = ${season} AND m.cards_covered = 1)))`);

/** The incident is known, not withdrawn, and of a kind that involves players. */
export const IS_PERSONAL = `${STANDS} AND i.kind IN ('goal', 'penalty_goal', 'own_goal', 'missed_penalty', 'yellow_card', 'second_yellow',
      'red_card', 'substitution')`;
