import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import type { TeamId } from "#shared/match/index.ts";

/**
 * How well known a team is: the heat of the hottest competition that it has been part of, 0 for none. Kept by triggers
 * (migration 0011); a search shows the best known first.
 */
export const team_heat = sqliteTable("team_heat", {
  team_id: integer().$type<TeamId>().primaryKey(),
  heat: integer().notNull(),
});
