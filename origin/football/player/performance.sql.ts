import type { player_stats } from "#origin/db/schema/player.table.ts";
import type { IncidentKind, MatchId, PlayerId, Side } from "#shared/match/index.ts";
import { IS_IN_PLAY } from "../match/in-play.sql.ts";
import { STANDS } from "../match/incident.sql.ts";

/**
 * What tells that somebody played and how, as SQL text: statistics of players `x`, and incidents `i` for sources
 * that have none. In all of it `?1` is now, milliseconds UTC, and `m` the match.
 */

/** A player's match as counted by now. */
export type PlayerStatsRow = Omit<typeof player_stats.$inferSelect, "known_at">;

/** Columns of a {@link PlayerStatsRow}; with the maximum SQLite takes them from the row that holds it. */
const latestWith = (counts: string): string =>
  `x.match_id, x.player_id, x.side, x.starter, x.minutes_played, x.rating, ${counts} AS counts, max(x.known_at)`;

/** A match with everything that is counted. */
export const LATEST_STATS = latestWith("x.counts");

/** The same for whom only appearances are asked: what was counted tells of one where minutes do not. */
export const LATEST_PRESENCE = latestWith("iif(x.minutes_played IS NULL, x.counts, '{}')");

/** The same for whom only goals are asked besides. */
export const LATEST_GOALS = latestWith(
  `iif(x.minutes_played IS NULL, x.counts,
      json_object('goals', x.counts ->> 'goals', 'assists', x.counts ->> 'assists'))`,
);

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
  /** The match is in play: statistics of it may be on their way. */
  in_play: number;
}

const SCORED = "('goal', 'penalty_goal')";

/** Side of the people of an incident. */
export const PEOPLES_SIDE = `CASE WHEN i.kind <> 'own_goal' THEN i.side
    WHEN i.side = 'home' THEN 'away' ELSE 'home' END`;

/** Columns of a {@link PersonalIncidentRow}. */
export const PERSONAL_INCIDENT = `i.match_id, i.kind, ${PEOPLES_SIDE} AS side, i.player_id, i.other_player_id,
    m.cards_covered, EXISTS (SELECT 1 FROM incidents a WHERE a.match_id = i.match_id
      AND a.kind IN ${SCORED} AND a.other_player_id IS NOT NULL) AS assists_covered, ${IS_IN_PLAY} AS in_play`;

/** The incident is known, not withdrawn, and one of those that players take part in. */
export const IS_PERSONAL = `${STANDS} AND i.kind IN ('goal', 'penalty_goal', 'own_goal', 'missed_penalty', 'yellow_card', 'second_yellow',
      'red_card', 'substitution')`;
