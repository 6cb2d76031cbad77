import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MatchId } from "#shared/match/index.ts";
import type { PollChoice } from "#shared/poll/index.ts";
import { matches } from "./match.table.ts";

/** What readers expect of a match. */
export const poll_votes = sqliteTable(
  "poll_votes",
  {
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    /** Hash of what a reader's browser is known by; see VOTER_HEADER. */
    voter: text().notNull(),
    choice: text().$type<PollChoice>().notNull(),
    /** When it was given or last changed, seconds UTC. */
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.voter] })],
);

/** How many votes each choice has, kept by triggers: a page of a match is asked for more often than voted on. */
export const poll_counts = sqliteTable(
  "poll_counts",
  {
    match_id: integer().$type<MatchId>().notNull(),
    choice: text().$type<PollChoice>().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.choice] })],
);
