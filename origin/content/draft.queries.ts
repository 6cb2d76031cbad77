import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { posts } from "#origin/db/schema/content.table.ts";
import { POST_COLUMNS, POST_JOINS, type PostRow } from "./post.queries.ts";

/** Queries of articles for their authors, drafts included. */

export type DraftPostRow = PostRow & { content: string; author_user_id: number | null };

/** Articles in state `?2` (or `all`) as of `?1`, seconds UTC, of reader `?3`, or of everybody for null. */
const CHOSEN = `posts p INDEXED BY posts_by_change
  WHERE (?2 = 'all' OR ?2 = CASE WHEN p.published_at IS NULL THEN 'draft' WHEN p.published_at > ?1 THEN 'scheduled' ELSE 'published' END)
  AND (?3 IS NULL OR p.author_id IN (SELECT id FROM authors WHERE user_id = ?3))`;

/** `?4` articles from `?5` on, last changed first. */
export const draftsChangedLast: Query<PostRow> = query(`SELECT ${POST_COLUMNS} FROM (
    SELECT p.* FROM ${CHOSEN} ORDER BY p.updated_at DESC, p.id DESC LIMIT ?4 OFFSET ?5) p
  ${POST_JOINS} ORDER BY p.updated_at DESC, p.id DESC`);
export const countOfDrafts: Query<{ total: number }> = query(`SELECT count(*) AS total FROM ${CHOSEN}`);

/** Article `?1`. */
export const draftById: Query<DraftPostRow> = query(
  `SELECT ${POST_COLUMNS}, p.content, a.user_id AS author_user_id FROM posts p ${POST_JOINS} WHERE p.id = ?1`,
);

/** The versions of article `?1` (its key). */
export const versionsOfDraft: Query<Pick<RowOf<typeof posts>, "id" | "lang">> = query(
  "SELECT id, lang FROM posts WHERE key = ?1",
);

/** The article or page (null) at slug `?2` in language `?1`. */
export const atSlug: Query<{ id: number | null }> = query(
  "SELECT id FROM posts WHERE lang = ?1 AND slug = ?2 UNION ALL SELECT NULL FROM pages WHERE slug = ?2",
);

/** Which of the categories `?1` (JSON list of slugs) exist. */
export const categoriesAtSlugs: Query<{ slug: string }> = query(
  "SELECT slug FROM categories WHERE slug IN (SELECT value FROM json_each(?1))",
);

/** Picture `?1`. */
export const imageByKey: Query<{ key: string }> = query("SELECT key FROM images WHERE key = ?1");

/** Match `?1`, to check that it exists. */
export const matchById: Query<{ id: number }> = query("SELECT id FROM matches WHERE id = ?1");

/** Name of reader `?1`. */
export const nickOfReader: Query<{ nick_name: string }> = query("SELECT nick_name FROM users WHERE id = ?1");
