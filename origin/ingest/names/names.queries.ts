import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { merges, name_matches } from "#origin/db/schema/name.table.ts";
import type { MergeableKind, NameMatchState } from "#shared/name/index.ts";
import type { TeamMatch } from "./one-day.rules.ts";

/** Queries of possible duplicates and merges. */

/** Id that a merged row `?2` of kind `?1` leads to. */
export const mergedInto: Query<{ to_id: number }> = query(
  `SELECT to_id FROM merges WHERE kind = ?1 AND from_id = ?2 AND undone_at IS NULL ORDER BY id DESC LIMIT 1`,
);

export type MergeRow = RowOf<typeof merges>;
export const mergeById: Query<MergeRow> = query("SELECT * FROM merges WHERE id = ?1");

/** Merges that hold, the newest first: `?1` at most. */
export const lastMerges: Query<Pick<MergeRow, "id" | "kind" | "from_id" | "to_id" | "row" | "merged_at">> =
  query(
    "SELECT id, kind, from_id, to_id, row, merged_at FROM merges WHERE id > 0 AND undone_at IS NULL ORDER BY id DESC LIMIT ?1",
  );

/** Merges that hold and moved a name (source `?2`, external id `?3`) of kind `?1`, the newest first. */
export const mergesOfName: Query<{ id: number; merged_at: number }> = query(
  `SELECT id, merged_at FROM merges WHERE kind = ?1 AND undone_at IS NULL AND EXISTS (
      SELECT 1 FROM json_each(moved, '$.external_ids') one
        WHERE one.value ->> 'source' = ?2 AND one.value ->> 'external_id' = ?3) ORDER BY id DESC`,
);

export type NameMatchRow = RowOf<typeof name_matches>;
export const nameMatchById: Query<NameMatchRow> = query("SELECT * FROM name_matches WHERE id = ?1");

/** A pair, and the stored row of its name; null for none. */
export type PairOfRows = NameMatchRow & { owner: number | null };
const pairsWithOwners = `SELECT n.*, e.id AS owner FROM name_matches n LEFT JOIN external_ids e
  ON e.kind = n.kind AND e.source = n.source AND e.external_id = n.external_id`;
/** Pairs of kind `?1` with rows `?2` and `?3`, and those of a name (source `?4`, external id `?5`). */
export const pairsOfRows: Query<PairOfRows> = query(
  `${pairsWithOwners} WHERE n.kind = ?1 AND n.other_id IN (?2, ?3)
  UNION ${pairsWithOwners} WHERE n.kind = ?1 AND n.source = ?4 AND n.external_id = ?5 ORDER BY id`,
);

/** Pairs in state `?1`, the likeliest first: `?2` from `?3` on. */
export const nameMatchesInState: Query<NameMatchRow> = query(
  "SELECT * FROM name_matches WHERE state = ?1 ORDER BY score DESC, id DESC LIMIT ?2 OFFSET ?3",
);
export const countOfNameMatches: Query<{ total: number }> = query(
  "SELECT count(*) AS total FROM name_matches WHERE state = ?1",
);

/** States of the pairs between rows `?2` and `?3` of kind `?1`, by any of their names. */
export const statesBetween: Query<{ state: NameMatchState }> = query(
  `SELECT DISTINCT n.state FROM name_matches n JOIN external_ids e
      ON e.kind = n.kind AND e.source = n.source AND e.external_id = n.external_id
    WHERE n.kind = ?1 AND n.other_id IN (?2, ?3) AND e.id IN (?2, ?3) AND e.id <> n.other_id`,
);

/** Ids of kind `?2` by `[source, external id]` pairs, a JSON list `?1`. */
export const idsOfNames: Query<{ source: string; external_id: string; id: number }> = query(
  `SELECT e.source, e.external_id, e.id FROM json_each(?1) named CROSS JOIN external_ids e
    ON e.kind = ?2 AND e.source = named.value ->> 0 AND e.external_id = named.value ->> 1`,
);

interface DescribedRow {
  id: number;
  name: string;
  country: string | null;
  matches: number;
}
/** Teams of a JSON list of ids `?1`, with the number of their matches. */
export const describedTeams: Query<DescribedRow> = query(`SELECT t.id, t.name, k.name AS country,
    (SELECT count(*) FROM matches WHERE home_id = t.id) + (SELECT count(*) FROM matches WHERE away_id = t.id) AS matches
  FROM teams t JOIN countries k ON k.id = t.country_id WHERE t.id IN (SELECT value FROM json_each(?1))`);
/** Players likewise, with the number of their appearances. */
export const describedPlayers: Query<DescribedRow> = query(`SELECT p.id, p.name, k.name AS country,
    (SELECT count(DISTINCT match_id) FROM player_stats WHERE player_id = p.id) AS matches
  FROM players p LEFT JOIN countries k ON k.id = p.country_id WHERE p.id IN (SELECT value FROM json_each(?1))`);

/** A match of teams `?1` and `?2` against each other. */
export const teamMeetings: Query<{ id: number }> =
  query(`SELECT id FROM matches WHERE home_id = ?1 AND away_id = ?2
  UNION ALL SELECT id FROM matches WHERE home_id = ?2 AND away_id = ?1 LIMIT 1`);

/** Matches with statistics or incidents of both players `?1` and `?2`, and squads of one source with both. */
export const sharedAppearances: Query<{ id: number }> = query(
  `SELECT match_id AS id FROM player_stats WHERE player_id = ?1
    AND match_id IN (SELECT match_id FROM player_stats WHERE player_id = ?2)
  UNION ALL SELECT a.season_id FROM squad_members a JOIN squad_members b ON b.season_id = a.season_id
    AND b.team_id = a.team_id AND b.source = a.source AND b.player_id = ?2 WHERE a.player_id = ?1
  UNION ALL SELECT match_id FROM (SELECT match_id FROM incidents WHERE player_id = ?1
      UNION SELECT match_id FROM incidents WHERE other_player_id = ?1)
    WHERE match_id IN (SELECT match_id FROM incidents WHERE player_id = ?2
      UNION SELECT match_id FROM incidents WHERE other_player_id = ?2) LIMIT 1`,
);

/** What is known about matches of a JSON list `?1`: whether they began, their incidents, and corrections in force. */
export const recordsOfMatches: Query<{ id: number; begun: number; incidents: number; corrected: number }> =
  query(`SELECT m.id, EXISTS (SELECT 1 FROM status_changes WHERE match_id = m.id AND (score IS NOT NULL
      OR status NOT IN ('not_started', 'postponed', 'to_be_determined', 'cancelled'))) AS begun,
    (SELECT count(*) FROM incidents WHERE match_id = m.id) AS incidents,
    EXISTS (SELECT 1 FROM corrections WHERE target = 'match' AND target_id = m.id AND undone_at IS NULL) AS corrected
  FROM matches m WHERE m.id IN (SELECT value FROM json_each(?1))`);

/** Corrections in force of team `?1` and of its rows in tables. */
export const correctionsOfTeam: Query<{ id: number }> = query(
  `SELECT id FROM corrections WHERE target = 'team' AND target_id = ?1 AND undone_at IS NULL
  UNION ALL SELECT id FROM corrections WHERE target = 'stage_team' AND team_id = ?1 AND undone_at IS NULL LIMIT 1`,
);
/** Corrections in force of player `?1`. */
export const correctionsOfPlayer: Query<{ id: number }> = query(
  "SELECT id FROM corrections WHERE target = 'player' AND target_id = ?1 AND undone_at IS NULL LIMIT 1",
);

/** A merge after `?3` that holds, from or into row `?2` of kind `?1`; the newest. */
export const laterMerge: Query<{ id: number }> = query(
  `SELECT id FROM merges WHERE id > ?3 AND kind = ?1 AND undone_at IS NULL AND (from_id = ?2 OR to_id = ?2)
    ORDER BY id DESC LIMIT 1`,
);

/** Whether the teams that a name (source `?1`, external id `?2`) and others of its season (`?3`) may be are national. */
export const flagsOfName: Query<{ national: number }> = query(
  `SELECT DISTINCT t.national FROM name_matches n JOIN teams t ON t.id = n.other_id
    WHERE n.kind = 'teams' AND n.source = ?1 AND (n.external_id = ?2 OR n.context = ?3)`,
);

/** The status last known of a match of the query; null before any report. */
export const lastStatus = (match: string): string =>
  `(SELECT status FROM match_states WHERE match_id = ${match}.id ORDER BY known_at DESC LIMIT 1)`;

const teamMatches = (side: "home" | "away", opponent: "home" | "away") =>
  `SELECT m.${side}_id AS team_id, m.id, m.season_id, m.match_time, ${side === "home" ? 1 : 0} AS is_home,
    h.name AS home, a.name AS away, m.${opponent}_id AS opponent_id, k.code AS opponent_country,
    ${lastStatus("m")} AS status
  FROM matches m JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
    JOIN countries k ON k.id = ${opponent === "home" ? "h" : "a"}.country_id
  WHERE m.${side}_id IN (SELECT value FROM json_each(?1))`;
/** Matches of teams of a JSON list `?1`. */
export const matchesOfTeams: Query<TeamMatch> = query(
  `${teamMatches("home", "away")} UNION ALL ${teamMatches("away", "home")}`,
);

/** External ids of row `?2` of kind `?1`, the owner's first. */
export const externalIdsOf: Query<{ source: string; external_id: string; provenance: string }> = query(
  "SELECT source, external_id, provenance FROM external_ids WHERE kind = ?1 AND id = ?2 ORDER BY rowid",
);

/** External ids of rows `?2` (JSON list of ids) of kind `?1`, of each row the owner's first. */
export const externalIdsOfRows: Query<{
  id: number;
  source: string;
  external_id: string;
  provenance: string;
}> = query(`SELECT id, source, external_id, provenance FROM external_ids
    WHERE kind = ?1 AND id IN (SELECT value FROM json_each(?2)) ORDER BY rowid`);

/**
 * Line-ups in which player `?1` may stand. They are all searched, because no other row need name the player's former clubs;
 * merges are rare.
 */
export const lineupsOfPlayer: Query<{ match_id: number; side: string; known_at: number; players: string }> =
  query(
    `SELECT match_id, side, known_at, players FROM lineups WHERE instr(players, '"player_id":' || CAST(?1 AS INTEGER)) > 0`,
  );
/** Line-ups of matches of a JSON list `?1`. */
export const lineupsOfMatches: typeof lineupsOfPlayer = query(
  "SELECT match_id, side, known_at, players FROM lineups WHERE match_id IN (SELECT value FROM json_each(?1))",
);
/** Line-ups by `[match, side, known at]`, a JSON list `?1`. */
export const lineupsByKey: typeof lineupsOfPlayer = query(
  `SELECT l.match_id, l.side, l.known_at, l.players FROM json_each(?1) listed CROSS JOIN lineups l
    ON l.match_id = listed.value ->> 0 AND l.side = listed.value ->> 1 AND l.known_at = listed.value ->> 2`,
);

/** Rows whose merges into row `?2` of kind `?1` were undone since `?3`. */
export const splitSince: Query<{ from_id: number }> = query(
  "SELECT from_id FROM merges WHERE kind = ?1 AND to_id = ?2 AND undone_at >= ?3",
);

/** Heat of two teams. */
export const heatOfTeams: Query<{ team_id: number; heat: number }> = query(
  "SELECT team_id, heat FROM team_heat WHERE team_id IN (?1, ?2)",
);

export const rowOfTeam: Query<{ id: number; name: string; national: number }> = query(
  "SELECT * FROM teams WHERE id = ?1",
);
export const rowOfPlayer: Query<{ id: number; name: string }> = query("SELECT * FROM players WHERE id = ?1");

/** Kinds whose rows can be merged, with the queries of one row, of its description and of its corrections. */
export const MERGEABLE = {
  teams: { row: rowOfTeam, described: describedTeams, corrected: correctionsOfTeam },
  players: { row: rowOfPlayer, described: describedPlayers, corrected: correctionsOfPlayer },
} as const satisfies Record<MergeableKind, unknown>;
