import { type Query, query } from "#origin/db/database.ts";
import { localeColumns } from "#origin/db/locale-columns.ts";
import type { Maybe, Prefixed, RowOf } from "#origin/db/row-types.ts";
import type { users } from "#origin/db/schema/account.table.ts";
import type { authors, images, posts } from "#origin/db/schema/content.table.ts";
import { type TeamRefColumns, teamRef } from "#origin/football/ref-columns.sql.ts";

/** Queries of articles. `?1` is always now, seconds UTC: articles scheduled for later are hidden. */

export type PostRow = Omit<RowOf<typeof posts>, "content" | "was_out"> &
  Prefixed<"author", Pick<RowOf<typeof authors>, "slug" | "name" | "image_key">> &
  Maybe<Prefixed<"user", Pick<RowOf<typeof users>, "avatar">>> &
  Maybe<Prefixed<"image", Pick<RowOf<typeof images>, "width" | "height" | "widths">>> &
  TeamRefColumns<"home"> &
  TeamRefColumns<"away"> & {
    match_time: number | null;
    /** JSON lists of terms: the slug, and the name in each language. */
    categories: string;
    tags: string;
    comment_count: number;
  };

const NAMES = localeColumns("name");
const termsOf = (noun: "category" | "tag", table: "categories" | "tags") => `(
    SELECT json_group_array(json_object('slug', t.slug, ${NAMES.map((name) => `'${name}', t.${name}`).join(", ")})) FROM (
      SELECT term.slug, ${NAMES.map((name) => `term.${name}`).join(", ")} FROM post_${table} link JOIN ${table} term ON term.id = link.${noun}_id
      WHERE link.post_id = p.id ORDER BY link.position) t)`;

export const POST_COLUMNS = `p.id, p.key, p.lang, p.slug, p.source, p.title, p.summary, p.meta_title, p.meta_description, p.keyword,
  p.image_key, p.image_alt, p.author_id, p.match_id, p.is_indexed, p.published_at, p.created_at, p.updated_at,
  a.slug AS author_slug, a.name AS author_name, a.image_key AS author_image_key, u.avatar AS user_avatar,
  i.width AS image_width, i.height AS image_height, i.widths AS image_widths,
  m.match_time, ${teamRef("h", "home")}, ${teamRef("w", "away")},
  ${termsOf("category", "categories")} AS categories, ${termsOf("tag", "tags")} AS tags,
  (SELECT count(*) FROM comments c WHERE c.post_id = p.id AND c.state = 'visible') AS comment_count`;
export const POST_JOINS = `JOIN authors a ON a.id = p.author_id LEFT JOIN users u ON u.id = a.user_id
  LEFT JOIN images i ON i.key = p.image_key
  LEFT JOIN matches m ON m.id = p.match_id LEFT JOIN teams h ON h.id = m.home_id LEFT JOIN teams w ON w.id = m.away_id`;
const NEWEST = "ORDER BY p.published_at DESC, p.id DESC LIMIT ?3 OFFSET ?4";

/** A filter for articles of language `?2`, by a value `?5`. */
const CHOICES = {
  all: "posts p WHERE p.lang = ?2 AND p.published_at <= ?1",
  category: `categories c JOIN post_categories link ON link.category_id = c.id JOIN posts p ON p.id = link.post_id
    WHERE c.slug = ?5 AND p.lang = ?2 AND p.published_at <= ?1`,
  tag: `tags t JOIN post_tags link ON link.tag_id = t.id JOIN posts p ON p.id = link.post_id
    WHERE t.slug = ?5 AND p.lang = ?2 AND p.published_at <= ?1`,
  author: `authors w JOIN posts p ON p.author_id = w.id WHERE w.slug = ?5 AND p.lang = ?2 AND p.published_at <= ?1`,
  match: "posts p WHERE p.match_id = ?5 AND p.lang = ?2 AND p.published_at <= ?1",
} as const;
export type PostChoice = keyof typeof CHOICES;

const listOf = (choice: PostChoice): Query<PostRow> =>
  query(`SELECT ${POST_COLUMNS} FROM (SELECT p.* FROM ${CHOICES[choice]} ${NEWEST}) p ${POST_JOINS}
    ORDER BY p.published_at DESC, p.id DESC`);
const countOf = (choice: PostChoice): Query<{ total: number }> =>
  // SQLite requires consecutive parameters: `?3` and `?4` are unused placeholders.
  query(`SELECT count(*) AS total, ?3 AS unused, ?4 AS unused_too FROM ${CHOICES[choice]}`);

export const postsOfAll: Query<PostRow> = listOf("all");
export const postsOfCategory: Query<PostRow> = listOf("category");
export const postsOfTag: Query<PostRow> = listOf("tag");
export const postsOfAuthor: Query<PostRow> = listOf("author");
export const postsOfMatch: Query<PostRow> = listOf("match");
export const countOfAllPosts: Query<{ total: number }> = countOf("all");
export const countOfCategory: Query<{ total: number }> = countOf("category");
export const countOfTag: Query<{ total: number }> = countOf("tag");
export const countOfAuthor: Query<{ total: number }> = countOf("author");
export const countOfMatch: Query<{ total: number }> = countOf("match");

/** When the next article is published. */
export const nextPublication: Query<{ at: number | null }> = query(
  "SELECT min(published_at) AS at FROM posts WHERE lang = ?2 AND published_at > ?1",
);

/** The article at slug `?3` of language `?2`. */
export const postAtSlug: Query<PostRow & { content: string }> = query(
  `SELECT ${POST_COLUMNS}, p.content FROM posts p ${POST_JOINS} WHERE p.lang = ?2 AND p.slug = ?3 AND p.published_at <= ?1`,
);

/** The published versions of article `?2` (its key). */
export const versionsOfPost: Query<Pick<RowOf<typeof posts>, "lang" | "slug">> = query(
  "SELECT lang, slug FROM posts WHERE key = ?2 AND published_at <= ?1 ORDER BY lang DESC",
);

type LinkRow = Pick<RowOf<typeof posts>, "slug" | "title">;
const IN_CATEGORY = `FROM categories c JOIN post_categories link ON link.category_id = c.id JOIN posts p ON p.id = link.post_id
  WHERE c.slug = ?3 AND p.lang = ?2 AND p.published_at <= ?1`;
/** The previous article in category `?3`, before moment `?4` and id `?5`. */
export const postBefore: Query<LinkRow> = query(`SELECT p.slug, p.title ${IN_CATEGORY}
  AND (p.published_at, p.id) < (?4, ?5) ORDER BY p.published_at DESC, p.id DESC LIMIT 1`);
/** … and the next one. */
export const postAfter: Query<LinkRow> = query(`SELECT p.slug, p.title ${IN_CATEGORY}
  AND (p.published_at, p.id) > (?4, ?5) ORDER BY p.published_at, p.id LIMIT 1`);

/**
 * Articles related to `?3` (its id): those that share most tags and categories with it, then the newest. At most `?4`.
 */
export const relatedPosts: Query<PostRow> = query(`WITH shared AS (
    SELECT other.post_id AS id, 2 AS weight FROM post_tags mine JOIN post_tags other ON other.tag_id = mine.tag_id
      WHERE mine.post_id = ?3 AND other.post_id <> ?3
    UNION ALL
    SELECT other.post_id, 1 FROM post_categories mine JOIN post_categories other ON other.category_id = mine.category_id
      WHERE mine.post_id = ?3 AND other.post_id <> ?3),
  likest AS (SELECT s.id, sum(s.weight) AS weight FROM shared s JOIN posts p ON p.id = s.id
    WHERE p.lang = ?2 AND p.published_at <= ?1 GROUP BY s.id ORDER BY weight DESC, p.published_at DESC LIMIT ?4)
  SELECT ${POST_COLUMNS} FROM likest JOIN posts p ON p.id = likest.id ${POST_JOINS}
  ORDER BY likest.weight DESC, p.published_at DESC`);
