import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { users } from "#origin/db/schema/account.table.ts";
import type { authors, categories, tags } from "#origin/db/schema/content.table.ts";

/** Queries of categories, tags and authors. `?1` is now, seconds UTC; `?2` the language whose articles are counted. */

export type TermRow = RowOf<typeof categories> & { posts: number };
export type TagRow = RowOf<typeof tags> & { posts: number };

const COUNTED = `(SELECT count(*) FROM post_categories link JOIN posts p ON p.id = link.post_id
  WHERE link.category_id = categories.id AND p.lang = ?2 AND p.published_at <= ?1) AS posts`;
const TAGGED = `(SELECT count(*) FROM post_tags link JOIN posts p ON p.id = link.post_id
  WHERE link.tag_id = t.id AND p.lang = ?2 AND p.published_at <= ?1) AS posts`;

export const allCategories: Query<TermRow> = query(
  `SELECT categories.*, ${COUNTED} FROM categories ORDER BY position, id`,
);
/** Category `?3` by slug. */
export const categoryAtSlug: Query<TermRow> = query(
  `SELECT categories.*, ${COUNTED} FROM categories WHERE slug = ?3`,
);

/** Tags with articles, most used first: `?3` rows from `?4` on. */
export const usedTags: Query<TagRow> = query(`WITH counted AS (
    SELECT link.tag_id AS id, count(*) AS posts FROM posts p JOIN post_tags link ON link.post_id = p.id
    WHERE p.lang = ?2 AND p.published_at <= ?1 GROUP BY link.tag_id ORDER BY posts DESC, id LIMIT ?3 OFFSET ?4)
  SELECT t.*, counted.posts FROM counted JOIN tags t ON t.id = counted.id ORDER BY counted.posts DESC, t.id`);
export const countOfUsedTags: Query<{ total: number }> = query(
  `SELECT count(DISTINCT link.tag_id) AS total FROM posts p JOIN post_tags link ON link.post_id = p.id
    WHERE p.lang = ?2 AND p.published_at <= ?1`,
);
/** Tag `?3` by slug. */
export const tagAtSlug: Query<TagRow> = query(`SELECT t.*, ${TAGGED} FROM tags t WHERE t.slug = ?3`);

/** Author `?3` by slug. */
export const authorAtSlug: Query<
  RowOf<typeof authors> & {
    user_avatar: RowOf<typeof users>["avatar"];
    user_role: string | null;
    posts: number;
  }
> = query(`SELECT a.*, u.avatar AS user_avatar, u.role AS user_role,
    (SELECT count(*) FROM posts p WHERE p.author_id = a.id AND p.lang = ?2 AND p.published_at <= ?1) AS posts
  FROM authors a LEFT JOIN users u ON u.id = a.user_id WHERE a.slug = ?3`);
