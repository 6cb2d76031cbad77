import type { Database, Statement } from "#origin/db/database.ts";
import { jsonPortions } from "#origin/ingest/store/row.ts";

/**
 * Redirects for former addresses of articles and pages. Any write that changes a slug must run both lists in its
 * transaction.
 */

/** Current and next slug of articles or pages: `moves` rows are `[key, lang, slug or null]`. */
const moving = (
  table: "posts" | "pages",
) => `SELECT value ->> 1 AS lang, t.slug AS slug, value ->> 2 AS moved_to
  FROM json_each(?1) JOIN ${table} t ON t.key = value ->> 0 ${table === "posts" ? "AND t.lang = value ->> 1" : ""}
  WHERE t.slug IS NOT value ->> 2`;

/**
 * Run before slugs change or rows are deleted (null). Redirects stay one hop: entries that point at the old slug are
 * updated to the new one. An article that was never published leaves no redirect.
 */
export function moveStatements(
  db: Database,
  table: "posts" | "pages",
  moves: readonly (readonly [key: unknown, lang: unknown, slug: unknown])[],
  nowS: number,
): Statement[] {
  const follow = `UPDATE former_slugs SET moved_to = m.moved_to FROM (${moving(table)}) m
    WHERE former_slugs.lang = m.lang AND former_slugs.moved_to = m.slug`;
  const leave = `INSERT INTO former_slugs (lang, slug, moved_to, at) SELECT lang, slug, moved_to, ?2 FROM (
      ${moving(table)} ${table === "posts" ? "AND (t.was_out = 1 OR t.published_at <= ?2)" : ""}) m
    WHERE true ON CONFLICT (lang, slug) DO UPDATE SET moved_to = excluded.moved_to, at = excluded.at`;
  return jsonPortions(moves).flatMap((json) => [
    db.prepare(follow).bind(json),
    db.prepare(leave).bind(json, nowS),
  ]);
}

/**
 * Run after slugs have changed: the current address of a page or a published article is no redirect. An unpublished
 * article does not block a redirect from its slug, because reads look for current content first. `places` rows are
 * `[lang, slug]`.
 */
export function settleStatements(
  db: Database,
  places: readonly (readonly [lang: unknown, slug: unknown])[],
  nowS: number,
): Statement[] {
  const sql = `DELETE FROM former_slugs AS f WHERE (lang, slug) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))
    AND (f.moved_to = f.slug OR EXISTS (SELECT 1 FROM pages p WHERE p.slug = f.slug)
      OR EXISTS (SELECT 1 FROM posts p WHERE p.lang = f.lang AND p.slug = f.slug AND p.published_at <= ?2))`;
  return jsonPortions(places).map((json) => db.prepare(sql).bind(json, nowS));
}
