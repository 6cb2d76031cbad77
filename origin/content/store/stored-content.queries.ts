import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { users } from "#origin/db/schema/account.table.ts";
import type {
  authors,
  brand_configurations,
  object_meta,
  page_texts,
  pages,
  posts,
  tags,
} from "#origin/db/schema/content.table.ts";
import { sqlWords } from "#origin/db/sql-words.ts";
import { OBJECT_TYPES } from "#shared/content/index.ts";
import { LOCALES } from "#shared/url/index.ts";

/** Queries of the stored rows that a content batch is compared with. `?1` is a JSON list unless noted. */

const LISTED = "(SELECT value FROM json_each(?1))";

/** Authors by slug, or by the id of their account (`?2`, also a list). */
export const authorsNamed: Query<RowOf<typeof authors>> = query(
  `SELECT * FROM authors WHERE slug IN ${LISTED} OR user_id IN (SELECT value FROM json_each(?2))`,
);
export const accountsNamed: Query<Pick<RowOf<typeof users>, "id" | "user_key">> = query(
  `SELECT id, user_key FROM users WHERE user_key IN ${LISTED}`,
);
/** Entries of brands by the brands' keys. */
export const configurationsOfBrands: Query<RowOf<typeof brand_configurations>> = query(
  `SELECT * FROM brand_configurations WHERE brand_key IN ${LISTED}`,
);
export const tagsNamed: Query<RowOf<typeof tags>> = query(`SELECT * FROM tags WHERE slug IN ${LISTED}`);
/** Meta of screens by object id, of every object type. */
export const metaOfObjects: Query<RowOf<typeof object_meta>> = query(
  `SELECT * FROM object_meta WHERE type IN (${OBJECT_TYPES.map((type) => `'${type}'`).join(", ")}) AND object_id IN ${LISTED}`,
);
export const imagesNamed: Query<{ key: string }> = query(`SELECT key FROM images WHERE key IN ${LISTED}`);

export const pagesOfContent: Query<RowOf<typeof pages>> = query("SELECT * FROM pages ORDER BY slug");
/** Texts of pages by key. */
export const textsOfPages: Query<RowOf<typeof page_texts>> = query(
  `SELECT t.* FROM pages p JOIN page_texts t ON t.slug = p.slug WHERE p.key IN ${LISTED} ORDER BY t.slug, t.lang`,
);

export type StoredPost = Omit<RowOf<typeof posts>, "author_id" | "was_out" | "created_at" | "updated_at"> & {
  author: string;
  /** JSON lists of slugs. */
  categories: string;
  tags: string;
};
const slugsOf = (noun: "category" | "tag", table: "categories" | "tags") => `(
    SELECT json_group_array(t.slug) FROM (
      SELECT term.slug FROM post_${table} link JOIN ${table} term ON term.id = link.${noun}_id
      WHERE link.post_id = p.id ORDER BY link.position) t)`;
/** Articles by key, in every language. */
export const postsByKey: Query<StoredPost> =
  query(`SELECT p.id, p.key, p.lang, p.slug, p.source, p.title, p.summary,
    p.content, p.meta_title, p.meta_description, p.keyword, p.image_key, p.image_alt, a.slug AS author, p.match_id,
    p.is_indexed, p.published_at, ${slugsOf("category", "categories")} AS categories, ${slugsOf("tag", "tags")} AS tags
  FROM posts p JOIN authors a ON a.id = p.author_id WHERE p.key IN ${LISTED}`);

export type PostPlace = Pick<RowOf<typeof posts>, "id" | "key" | "lang" | "slug">;
/** Articles at one of some slugs, in any language. */
export const postsAtSlugs: Query<PostPlace> = query(
  `SELECT id, key, lang, slug FROM posts WHERE lang IN ${sqlWords(LOCALES)} AND slug IN ${LISTED}`,
);
/** All articles of source `?1`. Queried only when missing ones are to be deleted. */
export const postsOfSource: Query<PostPlace> = query(
  "SELECT id, key, lang, slug FROM posts INDEXED BY posts_by_key WHERE source = ?1",
);
