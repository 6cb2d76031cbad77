import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PlayerId } from "#shared/match/index.ts";
import { teams } from "./team.table.ts";

export const players = sqliteTable("players", {
  id: integer().$type<PlayerId>().primaryKey(),
  name: text().notNull(),
  team_id: integer().references(() => teams.id),
});
