import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CorrectionField, CorrectionTarget } from "#shared/correction/index.ts";

/**
 * Corrections by hand, append-only: undoing sets `undone_at`. Those in force are laid over what sources bring
 * (origin/ingest/correction/corrected-rows.rules.ts). Moments are milliseconds UTC.
 */
export const corrections = sqliteTable(
  "corrections",
  {
    id: integer().primaryKey(),
    target: text().$type<CorrectionTarget>().notNull(),
    // No foreign keys: matches of a demo world and accounts are deleted while the history stays.
    /** Our id of the target; of a `stage_team` the stage's. */
    target_id: integer().notNull(),
    /** Team of a `stage_team`. */
    team_id: integer(),
    field: text().$type<CorrectionField>().notNull(),
    /** JSON of the field's value (shared/correction/correction.table.ts). */
    value: text().notNull(),
    /** JSON of the same keys when it was made. */
    value_before: text().notNull(),
    /**
     * JSON of the corrected columns as sources last brought them: each ingest renews it, undoing restores it. Null for
     * fields of a match's states, whose facts stay in their own tables.
     */
    source_columns: text(),
    /** Name of the target when it was made. */
    subject: text().notNull(),
    reason: text().notNull(),
    /** Operator's name as given with the ingest token; empty where an account made it. */
    made_by: text().notNull(),
    /** Account of the operator who made it on the site. */
    made_by_id: integer(),
    made_at: integer().notNull(),
    undone_by: text(),
    /** Account of the operator who undid it on the site, in place of `undone_by`. */
    undone_by_id: integer(),
    undone_at: integer(),
  },
  (table) => [index("corrections_by_target").on(table.target, table.target_id)],
);
