import { type Query, query } from "#origin/db/database.ts";
import type { Locale } from "#shared/url/index.ts";

/** Queries of sitemap pages of the content service. `?1` is now, seconds UTC. */

export interface VersionRow {
  /** Key that joins the language versions of an entry. */
  readonly key: string;
  readonly lang: Locale;
  readonly slug: string;
  readonly changed_at: number;
}

const IS_OUT = "published_at <= ?1 AND is_indexed = 1";

/** Indexable articles, `?2` of them from `?3` on, every language of each. */
export const indexedPosts: Query<VersionRow> = query(`
  SELECT p.key, p.lang, p.slug, max(p.updated_at, p.published_at) AS changed_at
  FROM (SELECT DISTINCT key FROM posts WHERE ${IS_OUT} ORDER BY key LIMIT ?2 OFFSET ?3) shown
  JOIN posts p ON p.key = shown.key WHERE p.published_at <= ?1 AND p.is_indexed = 1 ORDER BY p.key, p.lang DESC`);
export const countOfIndexedPosts: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM (SELECT DISTINCT key FROM posts WHERE ${IS_OUT} ORDER BY key)`,
);

const newestOf = (noun: "category" | "tag", table: "categories" | "tags"): Query<VersionRow> =>
  query(`SELECT ${table}.slug AS key, p.lang, ${table}.slug, max(p.published_at) AS changed_at
    FROM ${table} CROSS JOIN post_${table} link ON link.${noun}_id = ${table}.id CROSS JOIN posts p ON p.id = link.post_id
    WHERE ${table}.slug > '' AND p.published_at <= ?1 GROUP BY ${table}.slug, p.lang ORDER BY ${table}.slug, p.lang DESC`);

/** Categories that have articles, with the newest in each language; tags and authors likewise. */
export const usedCategories: Query<VersionRow> = newestOf("category", "categories");
export const taggedWith: Query<VersionRow> = newestOf("tag", "tags");
export const activeAuthors: Query<VersionRow> = query(`
  SELECT a.slug AS key, p.lang, a.slug, max(p.published_at) AS changed_at
  FROM authors a CROSS JOIN posts p ON p.author_id = a.id AND p.published_at <= ?1
  WHERE a.slug > '' GROUP BY a.slug, p.lang ORDER BY a.slug, p.lang DESC`);
