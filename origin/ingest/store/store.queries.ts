import { type Query, query } from "#origin/db/database.ts";
import type { coaches } from "#origin/db/schema/coach.table.ts";
import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { corrections } from "#origin/db/schema/correction.table.ts";
import type { countries } from "#origin/db/schema/country.table.ts";
import type { honors } from "#origin/db/schema/honor.table.ts";
import type { last_ids } from "#origin/db/schema/ingest.table.ts";
import type { absences, lineups } from "#origin/db/schema/lineup.table.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { match_figures } from "#origin/db/schema/match-statistics.table.ts";
import type { companies, price_series } from "#origin/db/schema/odds.table.ts";
import type { player_stats, players, squad_members, transfers } from "#origin/db/schema/player.table.ts";
import type { seasons, stage_teams, stages } from "#origin/db/schema/season.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import type {
  commentary,
  incidents,
  match_part_reports,
  stat_histories,
  stats,
  status_changes,
} from "#origin/db/schema/timeline.table.ts";
import type { venues } from "#origin/db/schema/venue.table.ts";
import type { StoredRow } from "./row.ts";

/** Queries of the stored rows that a batch is compared with. `?1` is a JSON list of ids unless noted. */

const LISTED = "(SELECT value FROM json_each(?1))";
const byId = (table: string) => `SELECT * FROM ${table} WHERE id IN ${LISTED}`;
const byMatch = (table: string, order: string) =>
  `SELECT * FROM ${table} WHERE match_id IN ${LISTED} ORDER BY match_id, ${order}`;

/**
 * Our ids of a source's (`?1`) external ids of one kind (`?2`), `?3` being the JSON list of them. `owned` if this was
 * the row's first external id.
 */
export const storedIds: Query<{ external_id: string; id: number; owned: number }> =
  query(`SELECT external_id, id, (SELECT o.source = ?1 AND o.external_id = e.external_id FROM external_ids o
      WHERE o.kind = ?2 AND o.id = e.id ORDER BY o.rowid LIMIT 1) AS owned
    FROM external_ids e
    WHERE kind = ?2 AND source = ?1 AND external_id IN (SELECT value FROM json_each(?3))`);

/** The last assigned ids of the tables listed in `?1` (JSON list). */
export const lastIds: Query<StoredRow<typeof last_ids>> = query(
  `SELECT kind, id FROM last_ids WHERE kind IN ${LISTED}`,
);

/** Number of the last ingest; the log always keeps its newest row. */
export const lastIngest: Query<{ id: number | null }> = query("SELECT max(id) AS id FROM ingests");

export const storedCountries: Query<StoredRow<typeof countries>> = query(byId("countries"));
export const storedCompetitions: Query<StoredRow<typeof competitions>> = query(byId("competitions"));
export const storedSeasons: Query<StoredRow<typeof seasons>> = query(byId("seasons"));
export const storedStages: Query<StoredRow<typeof stages>> = query(byId("stages"));
export const storedTeams: Query<StoredRow<typeof teams>> = query(byId("teams"));
export const storedVenues: Query<StoredRow<typeof venues>> = query(byId("venues"));
export const playerRows: Query<StoredRow<typeof players>> = query(byId("players"));
/** Players, with whether their team is a national one. */
export const storedPlayers: Query<StoredRow<typeof players> & { team_national: number | null }> =
  query(`SELECT p.*, t.national AS team_national FROM players p LEFT JOIN teams t ON t.id = p.team_id
    WHERE p.id IN ${LISTED}`);
export const storedCoaches: Query<StoredRow<typeof coaches>> = query(byId("coaches"));
export const storedCompanies: Query<StoredRow<typeof companies>> = query(byId("companies"));
export const storedTransfers: Query<StoredRow<typeof transfers>> = query(byId("transfers"));
export const storedAbsences: Query<StoredRow<typeof absences>> = query(byId("absences"));
export const storedMatches: Query<StoredRow<typeof matches>> = query(byId("matches"));

/** Listed teams of stages. */
export const storedStageTeams: Query<StoredRow<typeof stage_teams>> = query(
  `SELECT * FROM stage_teams WHERE stage_id IN ${LISTED}`,
);

/** National teams among the teams in `?1`. */
export const nationalTeams: Query<{ id: number }> = query(
  `SELECT id FROM teams WHERE national = 1 AND id IN ${LISTED}`,
);

/** Squad lists of a source (`?2`): `?1` is a JSON list of `[season, team]`. */
export const storedSquads: Query<StoredRow<typeof squad_members>> = query(
  `SELECT s.* FROM json_each(?1) listed JOIN squad_members s
    ON s.season_id = listed.value ->> 0 AND s.team_id = listed.value ->> 1 AND s.source = ?2`,
);

/** Titles of the holders in `?1`, as `[subject, id]`. */
export const storedHonors: Query<StoredRow<typeof honors>> = query(
  `SELECT h.* FROM json_each(?1) listed
    JOIN honors h ON h.subject = listed.value ->> 0 AND h.subject_id = listed.value ->> 1`,
);

export const storedStatusChanges: Query<StoredRow<typeof status_changes>> = query(
  byMatch("status_changes", "position"),
);
export const storedIncidents: Query<StoredRow<typeof incidents>> = query(byMatch("incidents", "position"));
export const storedStats: Query<StoredRow<typeof stats>> = query(byMatch("stats", "kind, period, known_at"));
export const storedStatisticsReports: Query<StoredRow<typeof match_part_reports>> = query(
  byMatch("match_part_reports", "part"),
);
export const storedStatHistories: Query<StoredRow<typeof stat_histories>> = query(
  `SELECT * FROM stat_histories WHERE match_id IN ${LISTED}`,
);
export const storedLineups: Query<StoredRow<typeof lineups>> = query(byMatch("lineups", "side, known_at"));
export const storedPlayerStats: Query<StoredRow<typeof player_stats>> = query(
  byMatch("player_stats", "player_id, known_at"),
);
export const storedSettledStatistics: Query<StoredRow<typeof match_figures>> = query(
  `SELECT * FROM match_figures WHERE match_id IN ${LISTED}`,
);
export const storedCommentary: Query<StoredRow<typeof commentary>> = query(byMatch("commentary", "position"));

/**
 * Corrections of the rows in `?1` (JSON list of `[target, id]`), in the order in which they were made: those in force,
 * and all of matches, whose earlier states keep them.
 */
export const storedCorrections: Query<StoredRow<typeof corrections>> = query(
  `SELECT c.* FROM json_each(?1) listed
    JOIN corrections c ON c.target = listed.value ->> 0 AND c.target_id = listed.value ->> 1
    WHERE c.undone_at IS NULL OR c.target = 'match' ORDER BY c.id`,
);

/** Prices of matches, whole series. */
export const storedPriceSeries: Query<StoredRow<typeof price_series>> = query(
  `SELECT * FROM price_series WHERE match_id IN ${LISTED}`,
);

/** Last report of each provider about matches. */
export const storedClaims: Query<{ match_id: number; source: string; said_at: number }> = query(
  `SELECT match_id, source, said_at FROM match_claims WHERE match_id IN ${LISTED}`,
);
