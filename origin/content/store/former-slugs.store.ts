import type { Database, Statement } from "#origin/db/database.ts";
import { jsonPortions } from "#origin/ingest/store/row.ts";

/** What becomes of the addresses that articles and pages had. Whoever writes a slug runs both lists in his transaction. */

/** Where each of some articles or pages stands, beside where it will: `moves` rows are `[key, lang, slug or null]`. */
const moving = (
  table: "posts" | "pages",
) => `SELECT value ->> 1 AS lang, t.slug AS slug, value ->> 2 AS moved_to
  FROM json_each(?1) JOIN ${table} t ON t.key = value ->> 0 ${table === "posts" ? "AND t.lang = value ->> 1" : ""}
  WHERE t.slug IS NOT value ->> 2`;

/**
 * Before slugs change, or rows go (null). Whoever asks for a former slug is led on in one hop: what pointed at the slug that is
 * given up points at the new one. An article that has never been out leaves nothing behind.
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
 * After slugs have changed: where a page stands now, or an article that is out, is no former slug. One that is not out yet
 * leaves the way from its slug to others open: reads ask for what stands there first. `places` rows are `[lang, slug]`.
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
