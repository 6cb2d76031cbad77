import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Parts of the demo world that are stored, so that it is built up and rolled forward piece by piece and a stop in
 * between costs one piece. Names of parts are in origin/demo/parts.ts.
 */
export const demo_parts = sqliteTable("demo_parts", {
  part: text().primaryKey(),
  /** Milliseconds UTC. */
  stored_at: integer().notNull(),
});
