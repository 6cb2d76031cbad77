import { type Query, query } from "#origin/db/database.ts";
import type { seasons } from "#origin/db/schema/season.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import { inSeason } from "./season-team.sql.ts";

/** Queries of seasons. */

/** Season `?1`. */
export const seasonById: Query<
  Pick<typeof seasons.$inferSelect, "id" | "tie_break_rule" | "competition_id">
> = query("SELECT id, tie_break_rule, competition_id FROM seasons WHERE id = ?1");

/** Name of season `?1`: its year or years. */
export const nameOfSeason: Query<Pick<typeof seasons.$inferSelect, "name">> = query(
  "SELECT name FROM seasons WHERE id = ?1",
);

/** Names of the teams that appear in season `?1`. */
export const teamsOfSeason: Query<
  Pick<typeof teams.$inferSelect, "id" | "name" | "short_name" | "translations" | "logo">
> = query(`SELECT t.id, t.name, t.short_name, t.translations, t.logo FROM teams t WHERE ${inSeason("?1")}`);
