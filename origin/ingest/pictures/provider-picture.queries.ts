import { type Query, query } from "#origin/db/database.ts";
import type { provider_pictures } from "#origin/db/schema/picture.table.ts";

export type PictureRow = typeof provider_pictures.$inferSelect;

/** Pictures to request at `?1` (milliseconds UTC), the longest due first; at most `?2`. */
export const duePictures: Query<PictureRow> = query(
  "SELECT * FROM provider_pictures WHERE next_at <= ?1 ORDER BY next_at LIMIT ?2",
);

/** Pictures with a stored copy, at most `?1`. */
export const copiedPictures: Query<PictureRow> = query(
  "SELECT * FROM provider_pictures WHERE key > '' ORDER BY key LIMIT ?1",
);

export type PictureAddress = Pick<PictureRow, "source" | "url">;
/** Address of the picture of row `?2` of kind `?1`. */
export const pictureOf: Query<PictureAddress> = query(
  "SELECT source, url FROM provider_pictures WHERE kind = ?1 AND entity_id = ?2",
);
