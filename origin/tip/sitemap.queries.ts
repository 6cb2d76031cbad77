import { type Query, query } from "#origin/db/database.ts";

/** Queries of sitemap pages of tips. `?1` is now, seconds UTC. */

const IS_PUBLISHED = "id > 0 AND published_at <= ?1 AND deleted_at IS NULL";

/** Tips, `?2` rows from `?3` on, with their last change. */
export const publishedTips: Query<{ id: number; changed_at: number }> = query(`
  SELECT id, CASE WHEN settled_at <= ?1 THEN settled_at ELSE published_at END AS changed_at
  FROM tips WHERE ${IS_PUBLISHED} ORDER BY id LIMIT ?2 OFFSET ?3`);
export const countOfPublishedTips: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM tips WHERE ${IS_PUBLISHED}`,
);

/** Experts, `?1` rows from `?2` on. */
export const idsOfExperts: Query<{ id: number }> = query(
  "SELECT id FROM users WHERE role = 'expert' ORDER BY id LIMIT ?1 OFFSET ?2",
);
