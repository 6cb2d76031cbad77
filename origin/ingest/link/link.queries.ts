import { type Query, query } from "#origin/db/database.ts";
import type { CorrectionTarget } from "#shared/correction/index.ts";
import type { NameMatchState } from "#shared/name/index.ts";

/** Queries of link candidates for a batch's rows. `?1` is a JSON list of ids unless noted. */

const LISTED = "(SELECT value FROM json_each(?1))";
/** Nothing is linked with demo rows. */
const broughtBy = (kind: string, id: string, provenance: string) =>
  `EXISTS (SELECT 1 FROM external_ids e WHERE e.kind = '${kind}' AND e.id = ${id} AND e.provenance ${provenance})`;

/**
 * A column as sources brought it, in place of an operator's correction: other sources say the same, and must still
 * find the row.
 */
const asBrought = (target: CorrectionTarget, id: string, column: string, shown: string) =>
  `coalesce((SELECT k.source_columns ->> '$.${column}' FROM corrections k WHERE k.target = '${target}'
    AND k.target_id = ${id} AND k.undone_at IS NULL AND k.source_columns ->> '$.${column}' IS NOT NULL LIMIT 1), ${shown})`;

/** Names of all companies, a few dozen. */
export const companyNames: Query<{ id: number; name: string }> = query(
  "SELECT id, name FROM companies ORDER BY hot, position",
);

/** All countries, with their codes. */
export const countryCodes: Query<{ id: number; code: string }> = query(`SELECT DISTINCT k.id, k.code
  FROM external_ids e JOIN countries k ON k.id = e.id WHERE e.kind = 'countries' AND e.provenance <> 'demo'`);

/** Competitions of countries. */
export const competitionNames: Query<{
  id: number;
  name: string;
  country_id: number;
  brought_name: string;
  brought_country_id: number;
}> = query(`SELECT * FROM (
    SELECT c.id, c.name, c.country_id, ${asBrought("competition", "c.id", "name", "c.name")} AS brought_name,
      ${asBrought("competition", "c.id", "country_id", "c.country_id")} AS brought_country_id
    FROM competitions c WHERE (c.country_id IN ${LISTED} OR c.id IN (
        SELECT target_id FROM corrections WHERE target = 'competition' AND field = 'country' AND undone_at IS NULL))
      AND ${broughtBy("competitions", "c.id", "<> 'demo'")}) named
  WHERE country_id IN ${LISTED} OR brought_country_id IN ${LISTED}`);

/** Real seasons of competitions; a replay's have a name of their own. */
export const seasonNames: Query<{ id: number; name: string; competition_id: number }> = query(
  `SELECT s.id, s.name, s.competition_id FROM seasons s
    WHERE s.competition_id IN ${LISTED} AND ${broughtBy("seasons", "s.id", "= 'real'")}`,
);

/** Stages of seasons. */
export const stageNames: Query<{ id: number; name: string; mode: string; season_id: number }> = query(
  `SELECT id, name, ${asBrought("stage", "stages.id", "mode", "stages.mode")} AS mode, season_id
    FROM stages WHERE season_id IN ${LISTED}`,
);

/** Teams of countries. */
export const teamNames: Query<{
  id: number;
  name: string;
  /** The name that its source gives, where an operator has corrected it. */
  brought_name: string;
  national: number;
  country_id: number;
}> = query(
  `SELECT t.id, t.name, ${asBrought("team", "t.id", "name", "t.name")} AS brought_name, t.national, t.country_id
    FROM teams t
    WHERE t.country_id IN ${LISTED} AND ${broughtBy("teams", "t.id", "<> 'demo'")}`,
);

/** Teams in the tables of seasons. */
export const tableTeams: Query<{ season_id: number; team_id: number }> = query(
  `SELECT s.season_id, t.team_id FROM stages s JOIN stage_teams t ON t.stage_id = s.id
    WHERE s.season_id IN ${LISTED}`,
);

/** Matches of seasons; `named` if a source (`?2`) has an external id of it. */
export const seasonMatches: Query<{
  id: number;
  season_id: number;
  home_id: number;
  away_id: number;
  match_time: number;
  named: number;
}> = query(`SELECT m.id, m.season_id, m.home_id, m.away_id,
    ${asBrought("match", "m.id", "match_time", "m.match_time")} AS match_time, EXISTS (
    SELECT 1 FROM external_ids e WHERE e.kind = 'matches' AND e.id = m.id AND e.source = ?2) AS named
  FROM matches m WHERE m.season_id IN ${LISTED}`);

/** Sources with external ids of rows of one kind (`?2`), the owner's first. */
export const sourcesOf: Query<{ id: number; source: string }> = query(
  `SELECT id, source FROM external_ids WHERE kind = ?2 AND id IN ${LISTED} ORDER BY id, rowid`,
);

/** What operators decided about teams of source `?2`, by external ids. */
export const decidedNames: Query<{ external_id: string; other_id: number; state: NameMatchState }> = query(
  `SELECT external_id, other_id, state FROM name_matches
    WHERE kind = 'teams' AND source = ?2 AND external_id IN ${LISTED}`,
);
