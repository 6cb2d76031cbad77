import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MatchId } from "#shared/match/index.ts";
import type { PollChoice } from "#shared/poll/index.ts";
import { matches } from "./match.table.ts";

/** Votes of match polls. */
export const poll_votes = sqliteTable(
  "poll_votes",
  {
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    /** Hash of the voter id; see VOTER_HEADER. */
    voter: text().notNull(),
    choice: text().$type<PollChoice>().notNull(),
    /** Last change of the vote, seconds UTC. */
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.voter] })],
);

/** Votes per choice, kept by triggers: polls are read more often than voted on. */
export const poll_counts = sqliteTable(
  "poll_counts",
  {
    match_id: integer().$type<MatchId>().notNull(),
    choice: text().$type<PollChoice>().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.choice] })],
);
