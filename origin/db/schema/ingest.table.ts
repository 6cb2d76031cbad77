import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Provenance } from "#shared/match/index.ts";

/**
 * Our id of what a source calls by its own; incidents carry theirs themselves. Of several external ids of one row
 * the one that was stored first is its owner's.
 */
export const external_ids = sqliteTable(
  "external_ids",
  {
    kind: text().notNull(),
    source: text().notNull(),
    external_id: text().notNull(),
    id: integer().notNull(),
    /** Of the batch that brought it: nothing of another source joins what the demo world made up. */
    provenance: text().$type<Provenance>().notNull().default("real"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.source, table.external_id] }),
    index("external_ids_by_id").on(table.kind, table.id),
  ],
);

/**
 * The last id that each table was given. Ids never come back: rooms, caches and readers' pages keep what they know
 * of an id longer than its row may live (the demo world throws its past seasons away).
 */
export const last_ids = sqliteTable("last_ids", {
  /** Name of the table. */
  kind: text().primaryKey(),
  id: integer().notNull(),
});

/**
 * Log of the last thousand stored batches, and the lock between two of them: a batch writes the number after the last one it
 * read, so of two that read the same rows the second fails on the key and starts over.
 */
export const ingests = sqliteTable("ingests", {
  id: integer().primaryKey(),
  source: text().notNull(),
  /** Milliseconds UTC. */
  stored_at: integer().notNull(),
  matches: integer().notNull(),
});
