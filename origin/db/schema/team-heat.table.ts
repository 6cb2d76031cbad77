import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import type { TeamId } from "#shared/match/index.ts";

/**
 * Popularity of a team: the heat of the hottest competition it has played in, 0 for none. Kept by triggers (migration
 * 0011); search results are ordered by it.
 */
export const team_heat = sqliteTable("team_heat", {
  team_id: integer().$type<TeamId>().primaryKey(),
  heat: integer().notNull(),
});
