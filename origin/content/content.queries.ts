import { type Query, query } from "#origin/db/database.ts";
import type { configurations, page_meta, pages } from "#origin/db/schema/content.table.ts";

/** Reads of the content service. Each answers a whole small table, in the order of its key. */

export const allConfigurations: Query<typeof configurations.$inferSelect> = query(
  "SELECT code, value FROM configurations ORDER BY code",
);

export const allPages: Query<typeof pages.$inferSelect> = query("SELECT * FROM pages ORDER BY slug");

export const allPageMeta: Query<typeof page_meta.$inferSelect> = query(
  "SELECT slug, name, value FROM page_meta ORDER BY slug, name",
);
