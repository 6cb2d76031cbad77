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

/** Matches between `?2` and `?3` (seconds UTC) that show one of the teams or competitions listed in `?1` (JSON). */
export const matchesShowing: Query<{ id: number }> = query(`SELECT id FROM matches
  WHERE match_time BETWEEN ?2 AND ?3 AND (home_id IN (SELECT value FROM json_each(?1, '$.teams'))
    OR away_id IN (SELECT value FROM json_each(?1, '$.teams'))
    OR competition_id IN (SELECT value FROM json_each(?1, '$.competitions')))`);
