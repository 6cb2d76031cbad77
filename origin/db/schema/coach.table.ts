import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CoachId, CountryId, TeamId } from "#shared/match/index.ts";
import { countries } from "./country.table.ts";
import { teams } from "./team.table.ts";

export const coaches = sqliteTable(
  "coaches",
  {
    id: integer().$type<CoachId>().primaryKey(),
    name: text().notNull(),
    logo: text(),
    /** Path of our copy of the logo where that is on another host; null until it is fetched. */
    picture: text(),
    kind: text().$type<"head" | "interim">().notNull(),
    team_id: integer()
      .$type<TeamId>()
      .references(() => teams.id),
    country_id: integer()
      .$type<CountryId>()
      .references(() => countries.id),
    birthday: text(),
    preferred_formation: text(),
    joined: text(),
    contract_until: text(),
    /** When the team was true, seconds UTC; null for the current one, as for players. */
    team_as_of: integer(),
  },
  (table) => [
    // SQLite does not allow a table name in the expression of an index.
    index("coaches_by_rank").on(sql`team_id IS NULL`, table.name),
    index("coaches_by_team").on(table.team_id),
  ],
);
