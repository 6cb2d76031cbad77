import { type Query, query } from "#origin/db/database.ts";
import { sqlWords } from "#origin/db/sql-words.ts";
import type { Position } from "#shared/player/index.ts";
import { PLAYER_COLUMNS, PLAYER_JOINS, type PlayerRow } from "../player/player-row.sql.ts";
import {
  type CompetitionRefColumns,
  type CountryRefColumns,
  competitionRef,
  countryRef,
} from "../ref-columns.sql.ts";
import type { ListedSeason, PlayedSeason } from "./squad.rules.ts";

/** Queries of a team's squad. `?1` is the team unless noted. */

/** Seasons for which sources list the team's squad. */
export const squadLists: Query<ListedSeason> = query(`SELECT s.season_id, n.name AS season_name, s.source
  FROM (SELECT DISTINCT season_id, source FROM squad_members WHERE team_id = ?1) s
  CROSS JOIN seasons n ON n.id = s.season_id`);

/** Seasons in which the team has played by now (`?2`, milliseconds UTC), the latest first. */
export const seasonsPlayed: Query<PlayedSeason> = query(`SELECT n.id AS season_id, n.name AS season_name,
    part.provenance
  FROM (SELECT season_id, max(match_time) AS latest, provenance FROM (
      SELECT season_id, match_time, provenance FROM matches
        WHERE home_id = ?1 AND match_time <= ?2 / 1000 AND known_at <= ?2
      UNION ALL SELECT season_id, match_time, provenance FROM matches
        WHERE away_id = ?1 AND match_time <= ?2 / 1000 AND known_at <= ?2)
    GROUP BY season_id) part
  CROSS JOIN seasons n ON n.id = part.season_id ORDER BY part.latest DESC, n.id DESC`);

export type SquadRow = PlayerRow & {
  /** Number and position in this team; null where the source does not state them. */
  squad_number: number | null;
  squad_position: Position | null;
};

/** Members of the list of season `?2` by source `?3`. */
export const squadMembers: Query<SquadRow> = query(`SELECT ${PLAYER_COLUMNS},
    s.shirt_number AS squad_number, s.position AS squad_position
  FROM squad_members s CROSS JOIN players p ON p.id = s.player_id ${PLAYER_JOINS}
  WHERE s.season_id = ?2 AND s.team_id = ?1 AND s.source = ?3`);

/**
 * Sources that named a team for everybody whom a match mentioned, in releases that did not store when that was: these
 * rows say nothing about the current club.
 */
const DATED_SOURCES = sqlWords(["openfootball", "api-football", "football-data-org", "isports"]);

/** Players whose current club is stated without a season: by the demo world and by senders of their own batches. */
export const playersOfTeam: Query<SquadRow> = query(`SELECT ${PLAYER_COLUMNS},
    p.shirt_number AS squad_number, p.position AS squad_position
  FROM players p ${PLAYER_JOINS} WHERE p.team_id = ?1 AND p.team_as_of IS NULL AND NOT EXISTS (
    SELECT 1 FROM external_ids e WHERE e.kind = 'players' AND e.id = p.id AND e.source IN ${DATED_SOURCES})`);

/** The team's matches of the seasons `?2` (JSON list of ids) that have begun by `?3`, milliseconds UTC. */
const beganAt = (side: "home" | "away"): string => `SELECT id, match_time, '${side}' AS side FROM matches
    WHERE ${side}_id = ?1 AND season_id IN (SELECT value FROM json_each(?2))
      AND match_time <= ?3 / 1000 AND known_at <= ?3`;

/** A side's line-up as known last. */
const LATEST_LINEUP = `lineups l ON l.match_id = part.id AND l.side = part.side AND l.known_at = (
    SELECT max(x.known_at) FROM lineups x WHERE x.match_id = part.id AND x.side = part.side AND x.known_at <= ?3)`;

/** The side of an incident's players: an own goal counts for the other one. */
const PLAYERS_SIDE = "iif(i.kind = 'own_goal', iif(i.side = 'home', 'away', 'home'), i.side)";

const incidentsOf = (player: "player_id" | "other_player_id"): string => `
  SELECT i.${player} AS player_id, NULL AS shirt_number, NULL AS position, part.match_time
  FROM part CROSS JOIN incidents i ON i.match_id = part.id
  WHERE i.${player} IS NOT NULL AND i.known_at <= ?3 AND ${PLAYERS_SIDE} = part.side
    AND NOT EXISTS (SELECT 1 FROM lineups l WHERE l.match_id = part.id AND l.side = part.side AND l.known_at <= ?3)`;

/**
 * Players in the team's line-ups, and in the goals and cards of matches without one, of the seasons `?2` (JSON list of
 * ids) by `?3`, milliseconds UTC; without those who have since played for another club. Number and position are those
 * of the last match that states a number: SQLite takes bare columns from the row that holds the maximum.
 */
export const playersSeen: Query<SquadRow> =
  query(`WITH part AS (${beganAt("home")} UNION ALL ${beganAt("away")}),
  seen AS (SELECT player_id, shirt_number, position, match_time AS latest,
      max(iif(shirt_number IS NULL, 0, 100000000000) + match_time) AS weight FROM (
    SELECT e.value ->> 'player_id' AS player_id, e.value ->> 'shirt_number' AS shirt_number,
      e.value ->> 'position' AS position, part.match_time
    FROM part CROSS JOIN ${LATEST_LINEUP} CROSS JOIN json_each(l.players) e
    UNION ALL ${incidentsOf("player_id")} UNION ALL ${incidentsOf("other_player_id")})
    GROUP BY player_id)
  SELECT ${PLAYER_COLUMNS}, seen.shirt_number AS squad_number, seen.position AS squad_position
  FROM seen CROSS JOIN players p ON p.id = seen.player_id ${PLAYER_JOINS}
  WHERE p.team_id IS NULL OR p.team_id = ?1 OR t.national = 1 OR coalesce(p.team_as_of, 0) <= seen.latest
    OR (SELECT national FROM teams WHERE id = ?1) = 1`);

/** A season with its competition. */
export type SquadSeasonRow = {
  season_id: number;
  season_name: string;
} & CompetitionRefColumns<"competition"> &
  CountryRefColumns<"country">;

/** Season `?1` with its competition. */
export const squadSeason: Query<SquadSeasonRow> = query(`SELECT n.id AS season_id, n.name AS season_name,
    ${competitionRef("c", "competition")}, ${countryRef("k", "country")}
  FROM seasons n JOIN competitions c ON c.id = n.competition_id JOIN countries k ON k.id = c.country_id
  WHERE n.id = ?1`);
