import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CompetitionId, SeasonId } from "#shared/match/index.ts";
import { competitions } from "./competition.table.ts";
import { seasons } from "./season.table.ts";

/** Titles. `subject_id` is a team, a player or a coach. */
export const honors = sqliteTable(
  "honors",
  {
    subject: text().$type<"team" | "player" | "coach">().notNull(),
    subject_id: integer().notNull(),
    name: text().notNull(),
    /** The name in languages of the site, JSON; null where the source has none. */
    translations: text(),
    /** As displayed: `2024/25`. */
    season_name: text().notNull(),
    competition_id: integer()
      .$type<CompetitionId>()
      .references(() => competitions.id),
    season_id: integer()
      .$type<SeasonId>()
      .references(() => seasons.id),
  },
  (table) => [primaryKey({ columns: [table.subject, table.subject_id, table.name, table.season_name] })],
);
