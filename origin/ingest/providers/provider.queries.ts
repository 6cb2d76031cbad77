import { type Query, query } from "#origin/db/database.ts";
import type { provider_calls, providers } from "#origin/db/schema/provider.table.ts";
import { STATUS } from "#origin/football/match/match-row.sql.ts";
import type { MatchStatus } from "#shared/match/index.ts";

/** Queries of providers. */

export type ProviderRow = typeof providers.$inferSelect;
export type ProviderCallRow = typeof provider_calls.$inferSelect;

/** Polling state of a provider. */
export const providerOf: Query<ProviderRow> = query("SELECT * FROM feeds WHERE source = ?1");

/** The last `?2` calls to a provider, newest first. */
export const lastCalls: Query<ProviderCallRow> = query(
  "SELECT * FROM feed_calls WHERE source = ?1 ORDER BY id DESC LIMIT ?2",
);

export interface ProviderMatchRow {
  match_id: number;
  external_id: string;
  league: string | null;
  season: string | null;
  stage: string | null;
  home: string | null;
  away: string | null;
  round: string | null;
  group_name: string | null;
  match_time: number;
  time_unknown: number;
  neutral: number;
  status: MatchStatus | null;
  said_at: number | null;
}

const nameBy = (kind: string, id: string): string =>
  `(SELECT min(x.external_id) FROM external_ids x WHERE x.kind = '${kind}' AND x.id = ${id} AND x.source = ?1)`;

/**
 * Matches for which a source (`?1`) has ids, with kick-offs from `?3` to `?4` (seconds UTC), as of `?2` (milliseconds).
 */
export const providerMatches: Query<ProviderMatchRow> = query(`SELECT m.id AS match_id, e.external_id,
    ${nameBy("competitions", "m.competition_id")} AS league, ${nameBy("seasons", "m.season_id")} AS season,
    ${nameBy("stages", "m.stage_id")} AS stage, ${nameBy("teams", "m.home_id")} AS home,
    ${nameBy("teams", "m.away_id")} AS away, m.round, m.group_name, m.match_time, m.time_unknown, m.neutral,
    (SELECT ${STATUS} FROM match_states s WHERE s.match_id = m.id AND s.known_at <= ?2
      ORDER BY s.known_at DESC LIMIT 1) AS status,
    (SELECT c.said_at FROM match_claims c WHERE c.match_id = m.id AND c.source = ?1) AS said_at
  FROM matches m JOIN external_ids e ON e.kind = 'matches' AND e.id = m.id AND e.source = ?1
  WHERE m.match_time BETWEEN ?3 AND ?4 AND m.provenance = 'real'
  ORDER BY m.match_time, m.id`);

export interface ClaimRow {
  match_id: number;
  source: string;
  said_at: number;
  match_time: number;
  time_unknown: number;
  status: MatchStatus | null;
  home_goals: number | null;
  away_goals: number | null;
  home: string;
  away: string;
  /** Columns of the match as it is stored. */
  owner: string;
  part_sources: string | null;
}

/** Claims about matches with a claim since `?1` (milliseconds) and at least two sources. */
export const sharedClaims: Query<ClaimRow> =
  query(`SELECT c.match_id, c.source, c.said_at, c.match_time, c.time_unknown, c.status,
    c.home_goals, c.away_goals, h.name AS home, a.name AS away, m.source AS owner, m.part_sources
  FROM (SELECT DISTINCT match_id FROM match_claims WHERE said_at >= ?1) recent
  JOIN match_claims c ON c.match_id = recent.match_id
  JOIN matches m ON m.id = c.match_id JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
  WHERE (SELECT count(*) FROM match_claims o WHERE o.match_id = c.match_id) > 1
  ORDER BY c.match_id, c.source`);

export interface TableCheckRow {
  source: string;
  season_id: number;
  competition: string;
  season: string;
  checked_at: number;
  differences: string;
}

/** Seasons whose table differs at a source (`?1`). */
export const differingTables: Query<TableCheckRow> =
  query(`SELECT k.source, k.season_id, c.name AS competition,
    s.name AS season, k.checked_at, k.differences
  FROM table_checks k JOIN seasons s ON s.id = k.season_id JOIN competitions c ON c.id = s.competition_id
  WHERE k.source = ?1 AND k.differences <> '[]' ORDER BY k.season_id`);
