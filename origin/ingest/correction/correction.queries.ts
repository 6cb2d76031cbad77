import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { corrections } from "#origin/db/schema/correction.table.ts";
import { foundNames, idAt } from "#origin/football/name/name-search.sql.ts";

/** Queries of corrections by hand, and of the rows that a correction names. */

export type ListedCorrectionRow = RowOf<typeof corrections> & {
  /** Name of the account in `made_by_id`, if it still exists. */
  made_by_account: string | null;
  /** Name of the account in `undone_by_id`, if it still exists. */
  undone_by_account: string | null;
};

const LISTED = `SELECT c.*, v.user_name AS made_by_account, u.user_name AS undone_by_account
  FROM corrections c LEFT JOIN users v ON v.id = c.made_by_id LEFT JOIN users u ON u.id = c.undone_by_id`;

/** Corrections, newest first: `?1` rows from `?2` on. */
export const listedCorrections: Query<ListedCorrectionRow> = query(
  `${LISTED} WHERE c.id > 0 ORDER BY c.id DESC LIMIT ?1 OFFSET ?2`,
);

/** Total of {@link listedCorrections}, and the last id. */
export const countOfCorrections: Query<{ total: number; last: number | null }> = query(
  "SELECT count(*) AS total, max(id) AS last FROM corrections",
);

/** Correction `?1`. */
export const correctionById: Query<ListedCorrectionRow> = query(`${LISTED} WHERE c.id = ?1`);

/** All corrections of a row, in the order in which they were made: `?1` target, `?2` id, `?3` team or null. */
export const correctionsOfTarget: Query<RowOf<typeof corrections>> = query(
  `SELECT * FROM corrections WHERE target = ?1 AND target_id = ?2 AND team_id IS ?3 ORDER BY id`,
);

export type CorrectionNoteRow = Pick<RowOf<typeof corrections>, "field" | "value" | "reason" | "made_at">;

/** Corrections of match `?2` in force as of `?1` (milliseconds UTC), in the order in which they were made. */
export const correctionsOfMatch: Query<CorrectionNoteRow> = query(
  `SELECT field, value, reason, made_at FROM corrections
    WHERE target = 'match' AND target_id = ?2 AND made_at <= ?1 AND (undone_at IS NULL OR undone_at > ?1)
    ORDER BY id`,
);

/** A row that a name or an id may mean; `place` tells namesakes apart. */
export interface NamedRow {
  id: number;
  name: string;
  short_name: string | null;
  /** JSON of the names by language, or null. */
  translations: string | null;
  place: string | null;
}

const TEAM =
  "t.id, t.name, t.short_name, t.translations, (SELECT code FROM countries WHERE id = t.country_id) AS place";
const PERSON =
  "t.id, t.name, NULL AS short_name, NULL AS translations, (SELECT name FROM teams WHERE id = t.team_id) AS place";

const named = (kind: "team" | "player" | "coach" | "competition", table: string, columns: string) => ({
  /** By our id, `?1`. */
  byId: query<NamedRow>(`SELECT ${columns} FROM ${table} t WHERE t.id = ?1`),
  /** By name (`?1`, `?2`: see foundNames): `?3` rows from `?4` on. */
  byName: query<NamedRow>(`WITH ${foundNames(kind)} SELECT ${columns}
    FROM found CROSS JOIN ${table} t ON t.id = ${idAt("found.place")} ORDER BY found.later, found.place`),
});

/** Queries of named rows, by kind. */
export const namedRows = {
  team: named("team", "teams", TEAM),
  player: named("player", "players", PERSON),
  coach: named("coach", "coaches", PERSON),
  competition: named("competition", "competitions", TEAM),
} as const;

/** A stage of a competition with its season. */
export interface StageRow {
  stage_id: number;
  stage: string;
  mode: string;
  season_id: number;
  season: string;
}

/** Stages of competition `?1`, of the newest season first. */
export const stagesOfCompetition: Query<StageRow> = query(
  `SELECT g.id AS stage_id, g.name AS stage, g.mode, s.id AS season_id, s.name AS season
    FROM seasons s JOIN stages g ON g.season_id = s.id
    WHERE s.competition_id = ?1 ORDER BY s.name DESC, s.id DESC, g.position, g.id`,
);

/** Stage `?1`. */
export const stageById: Query<StageRow & { competition: string }> = query(
  `SELECT g.id AS stage_id, g.name AS stage, g.mode, s.id AS season_id, s.name AS season, c.name AS competition
    FROM stages g JOIN seasons s ON s.id = g.season_id JOIN competitions c ON c.id = s.competition_id
    WHERE g.id = ?1`,
);

/** Teams in the tables of the stages in `?1` (JSON list of ids). */
export const teamsOfStages: Query<NamedRow & { stage_id: number }> = query(
  `SELECT l.stage_id, ${TEAM} FROM stage_teams l JOIN teams t ON t.id = l.team_id
    WHERE l.stage_id IN (SELECT value FROM json_each(?1)) ORDER BY l.stage_id, t.name, t.id`,
);

/** A match that an operator may mean. */
export interface NamedMatchRow {
  id: number;
  match_time: number;
  home: string;
  away: string;
  competition: string;
}

const MATCH = `SELECT m.id, m.match_time, h.name AS home, a.name AS away, c.name AS competition
  FROM matches m JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
  JOIN competitions c ON c.id = m.competition_id`;

/** Match `?1`. */
export const matchById: Query<NamedMatchRow> = query(`${MATCH} WHERE m.id = ?1`);

/** Matches of home teams `?1` against away teams `?2` (JSON lists of ids), newest first. */
export const matchesOfTeams: Query<NamedMatchRow> = query(`${MATCH}
  WHERE m.home_id IN (SELECT value FROM json_each(?1)) AND m.away_id IN (SELECT value FROM json_each(?2))
  ORDER BY m.match_time DESC LIMIT 100`);

/** Countries of code `?1`: the one with most competitions first. */
export const countriesByCode: Query<{ id: number; code: string; competitions: number }> = query(
  `SELECT id, code, (SELECT count(*) FROM competitions WHERE country_id = countries.id) AS competitions
    FROM countries WHERE code = ?1 ORDER BY competitions DESC, id`,
);

/** Code of country `?1`. */
export const countryCode: Query<{ code: string }> = query("SELECT code FROM countries WHERE id = ?1");
