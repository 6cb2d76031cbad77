import { type Query, query } from "#origin/db/database.ts";
import type { honors } from "#origin/db/schema/honor.table.ts";

export type HonorRow = Pick<
  typeof honors.$inferSelect,
  "name" | "translations" | "season_name" | "competition_id" | "season_id"
>;

/** Titles of a team, player or coach: `?1` is the kind, `?2` its id. */
export const honorsOf: Query<HonorRow> =
  query(`SELECT name, translations, season_name, competition_id, season_id
  FROM honors WHERE subject = ?1 AND subject_id = ?2`);
