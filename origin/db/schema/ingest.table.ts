import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Provenance } from "#shared/match/index.ts";

/**
 * Maps a source's external ids to ours; incidents store theirs themselves. If a row has several external ids, the first
 * stored one belongs to the row's owner.
 */
export const external_ids = sqliteTable(
  "external_ids",
  {
    kind: text().notNull(),
    source: text().notNull(),
    external_id: text().notNull(),
    id: integer().notNull(),
    /** Owning source of the row: rows of other sources are never linked with the demo world's. */
    provenance: text().$type<Provenance>().notNull().default("real"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.source, table.external_id] }),
    index("external_ids_by_id").on(table.kind, table.id),
  ],
);

/**
 * The last id of each table. Ids are never reused: rooms, caches and clients may keep an id longer than its row lives
 * (the demo world deletes its past seasons).
 */
export const last_ids = sqliteTable("last_ids", {
  /** Name of the table. */
  kind: text().primaryKey(),
  id: integer().notNull(),
});

/**
 * Log of the last thousand stored batches, and an optimistic lock: a batch inserts the number after the last one it
 * read, so of two concurrent batches the second fails on the key and starts over.
 */
export const ingests = sqliteTable("ingests", {
  id: integer().primaryKey(),
  source: text().notNull(),
  /** Milliseconds UTC. */
  stored_at: integer().notNull(),
  matches: integer().notNull(),
});
