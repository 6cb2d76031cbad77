import { type Query, query } from "#origin/db/database.ts";
import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { countries } from "#origin/db/schema/country.table.ts";
import type { last_ids } from "#origin/db/schema/ingest.table.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { players } from "#origin/db/schema/player.table.ts";
import type { seasons, stage_teams, stages } from "#origin/db/schema/season.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import type { incidents, stats, status_changes } from "#origin/db/schema/timeline.table.ts";
import type { venues } from "#origin/db/schema/venue.table.ts";
import type { StoredRow } from "./row.ts";

/** Reads of what a batch is compared with. `?1` is a JSON list of ids unless said otherwise. */

const LISTED = "(SELECT value FROM json_each(?1))";
const byId = (table: string) => `SELECT * FROM ${table} WHERE id IN ${LISTED}`;
const byMatch = (table: string, order: string) =>
  `SELECT * FROM ${table} WHERE match_id IN ${LISTED} ORDER BY match_id, ${order}`;

/** Our ids of a source's (`?1`) ids of one kind (`?2`), `?3` being the JSON list of them. */
export const storedIds: Query<{ external_id: string; id: number }> = query(`SELECT external_id, id
  FROM external_ids WHERE kind = ?2 AND source = ?1 AND external_id IN (SELECT value FROM json_each(?3))`);

/** The last ids given, those of the tables named in `?1` (JSON list). */
export const lastIds: Query<StoredRow<typeof last_ids>> = query(
  `SELECT kind, id FROM last_ids WHERE kind IN ${LISTED}`,
);

/** Number of the last ingest; the log keeps its newest row. */
export const lastIngest: Query<{ id: number | null }> = query("SELECT max(id) AS id FROM ingests");

/** Tables whose rows a source can name. */
export type EntityTable =
  | "countries"
  | "competitions"
  | "seasons"
  | "stages"
  | "teams"
  | "venues"
  | "players"
  | "matches";

export const storedCountries: Query<StoredRow<typeof countries>> = query(byId("countries"));
export const storedCompetitions: Query<StoredRow<typeof competitions>> = query(byId("competitions"));
export const storedSeasons: Query<StoredRow<typeof seasons>> = query(byId("seasons"));
export const storedStages: Query<StoredRow<typeof stages>> = query(byId("stages"));
export const storedTeams: Query<StoredRow<typeof teams>> = query(byId("teams"));
export const storedVenues: Query<StoredRow<typeof venues>> = query(byId("venues"));
export const storedPlayers: Query<StoredRow<typeof players>> = query(byId("players"));
export const storedMatches: Query<StoredRow<typeof matches>> = query(byId("matches"));

/** Listed teams of stages. */
export const storedStageTeams: Query<StoredRow<typeof stage_teams>> = query(
  `SELECT * FROM stage_teams WHERE stage_id IN ${LISTED}`,
);

export const storedStatusChanges: Query<StoredRow<typeof status_changes>> = query(
  byMatch("status_changes", "position"),
);
export const storedIncidents: Query<StoredRow<typeof incidents>> = query(byMatch("incidents", "position"));
export const storedStats: Query<StoredRow<typeof stats>> = query(byMatch("stats", "kind, period, known_at"));
