import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { images } from "#origin/db/schema/content.table.ts";

/** Picture `?1`. */
export const storedImage: Query<RowOf<typeof images>> = query("SELECT * FROM images WHERE key = ?1");
