import { index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import type { MergeableKind, NameMatchState } from "#shared/name/index.ts";

/**
 * Rows of a source that may be stored under another name, and what an operator decided. A decision holds for every later
 * import of that source; moments are milliseconds UTC.
 */
export const name_matches = sqliteTable(
  "name_matches",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().$type<MergeableKind>().notNull(),
    source: text().notNull(),
    external_id: text().notNull(),
    /** As the source writes it. */
    name: text().notNull(),
    /** The stored row that it may be; 0 where none is similar. No foreign key: the row may be merged into another. */
    other_id: integer().notNull(),
    /** Name of the season in which it appeared, with its competition; null for none. */
    context: text(),
    /** `NameMatchReason`s, separated by blanks. */
    reason: text().notNull(),
    /** From 1 to 100: the higher, the more likely the same. */
    score: integer().notNull(),
    state: text().$type<NameMatchState>().notNull().default("open"),
    found_at: integer().notNull(),
    decided_at: integer(),
    /** User id of the operator; null for the ingest token. */
    decided_by: integer(),
    /**
     * JSON of `ChangedPairs` (origin/ingest/names/name-match.store.ts): the pairs of a name as they were before it was
     * merged without being stored. Of two stored rows the merge records them.
     */
    pairs_before: text(),
  },
  (table) => [
    unique("name_matches_by_name").on(table.kind, table.source, table.external_id, table.other_id),
    index("name_matches_by_state").on(table.state, table.score, table.id),
    index("name_matches_by_other").on(table.kind, table.other_id),
  ],
);

/**
 * Merges of two rows: former ids keep leading to the row that stays, and a merge can be undone with `moved`. Moments are
 * milliseconds UTC.
 */
export const merges = sqliteTable(
  "merges",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text().$type<MergeableKind>().notNull(),
    from_id: integer().notNull(),
    to_id: integer().notNull(),
    /** JSON of the deleted row. */
    row: text().notNull(),
    /** JSON of `MovedRows` (origin/ingest/names/merge-moves.store.ts). */
    moved: text().notNull(),
    merged_at: integer().notNull(),
    /** User id of the operator; null for the ingest token. */
    merged_by: integer(),
    /** Null while it holds. */
    undone_at: integer(),
  },
  (table) => [index("merges_by_from").on(table.kind, table.from_id, table.undone_at)],
);
