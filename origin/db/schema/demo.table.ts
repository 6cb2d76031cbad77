import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Stored steps of the demo world: it is built and rolled forward step by step, so an interruption costs one step. Step
 * names are in origin/demo/steps.ts.
 */
export const demo_parts = sqliteTable("demo_parts", {
  part: text().primaryKey(),
  /** Milliseconds UTC. */
  stored_at: integer().notNull(),
});
