import type { Database, Statement } from "#origin/db/database.ts";
import { insertRows, jsonPortions, type Row, replaceRows } from "#origin/ingest/store/row.ts";
import type { ContentReport } from "#shared/content/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { LOCALES } from "#shared/url/index.ts";
import type { BatchPost, ContentBatch } from "./content-batch.schema.ts";
import { createContentReport } from "./store/content-report.ts";
import { refuseViolations } from "./store/content-violations.rules.ts";
import { moveStatements, settleStatements } from "./store/former-slugs.store.ts";
import { BRAND_KEY, OBJECT_META_KEY, planTerms, type TermsPlan } from "./store/plan-content.ts";
import { type PagesPlan, planPages } from "./store/plan-pages.ts";
import { type ContentSource, goingPosts, ownContent, type PostsPlan, planPosts } from "./store/plan-posts.ts";
import { refuseTakenSlugs } from "./store/slug-conflicts.rules.ts";
import { postName, readStoredContent } from "./store/stored-content.ts";

export interface StoreContentOptions {
  readonly source: ContentSource;
  /** Milliseconds UTC. */
  readonly nowMs: number;
  /** Dry run: only report what would happen. */
  readonly dryRun?: boolean;
  /** Remove articles of the same source that are not in the batch. */
  readonly prune?: boolean;
}

/** Retries when another batch was stored during the comparison. */
const ATTEMPTS = 3;

const LINKS = {
  post_categories: ["category_id", "categories"],
  post_tags: ["tag_id", "tags"],
} as const;

const POST_COLUMNS = [
  ...["key", "lang", "slug", "source", "title", "summary", "content", "meta_title", "meta_description"],
  ...["keyword", "image_key", "image_alt", "author", "match_id", "is_indexed", "published_at"],
  ...["created_at", "updated_at"],
];

function postStatements(db: Database, { written, removed }: PostsPlan, nowS: number): Statement[] {
  const names = written.map(({ key, lang, slug }) => [key, lang, slug] as const);
  const inList = "(key, lang) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?1))";
  const values = POST_COLUMNS.map((column, at) =>
    column === "author" ? `(SELECT id FROM authors WHERE slug = value ->> ${at})` : `value ->> ${at}`,
  );
  const columns = POST_COLUMNS.map((column) => (column === "author" ? "author_id" : column));
  const updated = columns.filter((column) => !["key", "lang", "created_at"].includes(column));
  const wasOut = "max(posts.was_out, coalesce(posts.published_at <= excluded.updated_at, 0))";
  const upsert = `INSERT INTO posts (${columns.join(", ")}) SELECT ${values.join(", ")} FROM json_each(?1) WHERE true
    ON CONFLICT (key, lang) DO UPDATE SET ${updated.map((column) => `${column} = excluded.${column}`).join(", ")}, was_out = ${wasOut}`;
  const rows = written.map((row) => POST_COLUMNS.map((column) => row[column] ?? null));
  const links = Object.entries(LINKS).flatMap(([table, [column, terms]]) => {
    const drop = `DELETE FROM ${table} WHERE post_id IN (SELECT id FROM posts WHERE ${inList})`;
    const add = `INSERT INTO ${table} (post_id, ${column}, position) SELECT p.id, t.id, value ->> 3
      FROM json_each(?1) JOIN posts p ON p.key = value ->> 0 AND p.lang = value ->> 1
      JOIN ${terms} t ON t.slug = value ->> 2`;
    const added = written.flatMap((row) => {
      const slugs: string[] = JSON.parse(String(row[terms]));
      return slugs.map((slug, at) => [row.key, row.lang, slug, at]);
    });
    return [
      ...jsonPortions(names).map((json) => db.prepare(drop).bind(json)),
      ...jsonPortions(added).map((json) => db.prepare(add).bind(json)),
    ];
  });
  return [
    ...moveStatements(
      db,
      "posts",
      [...names, ...removed.map(({ key, lang }) => [key, lang, null] as const)],
      nowS,
    ),
    ...jsonPortions(removed.map(({ key, lang }) => [key, lang])).map((json) =>
      db.prepare(`DELETE FROM posts WHERE ${inList}`).bind(json),
    ),
    // Two articles may swap slugs: both slugs are released before either is taken.
    ...jsonPortions(names).map((json) =>
      db.prepare(`UPDATE posts SET slug = '~' || id WHERE ${inList}`).bind(json),
    ),
    ...jsonPortions(rows).map((json) => db.prepare(upsert).bind(json)),
    ...links,
  ];
}

function pageStatements(db: Database, plan: PagesPlan, nowS: number): Statement[] {
  const { written, meta, texts, removed, front } = plan;
  const moves = [...written, ...removed.map((key) => ({ key, slug: null }))].flatMap(({ key, slug }) =>
    LOCALES.map((lang) => [key, lang, slug] as const),
  );
  const going = jsonPortions([...written.map(({ key }) => key), ...removed]);
  const inList = "key IN (SELECT value FROM json_each(?1))";
  const tables = ["page_meta", "page_texts"].map(
    (table) => `DELETE FROM ${table} WHERE slug IN (SELECT slug FROM pages WHERE ${inList})`,
  );
  return [
    ...moveStatements(db, "pages", moves, nowS),
    ...going.flatMap((json) => tables.map((sql) => db.prepare(sql).bind(json))),
    ...jsonPortions(removed).map((json) => db.prepare(`DELETE FROM pages WHERE ${inList}`).bind(json)),
    ...jsonPortions(written.map(({ key }) => key)).map((json) =>
      db.prepare(`UPDATE pages SET slug = '~' || key WHERE ${inList}`).bind(json),
    ),
    ...(front === null
      ? []
      : [db.prepare("UPDATE pages SET is_front_page = 0 WHERE is_front_page = 1 AND key <> ?1").bind(front)]),
    ...replaceRows(db, "pages", written, ["key"]),
    ...insertRows(db, "page_meta", meta),
    ...insertRows(db, "page_texts", texts),
  ];
}

function termStatements(db: Database, plan: TermsPlan): Statement[] {
  const bySlug = ["authors", "categories", "tags"] as const;
  return [
    ...replaceRows(db, "configurations", plan.configurations, ["code"]),
    ...replaceRows(db, "brand_configurations", plan.brand_configurations, BRAND_KEY),
    ...bySlug.flatMap((table) => replaceRows(db, table, plan[table], ["slug"])),
    ...replaceRows(db, "object_meta", plan.object_meta, OBJECT_META_KEY),
    ...(plan.menu === null
      ? []
      : [db.prepare("DELETE FROM menu_items"), ...insertRows(db, "menu_items", plan.menu)]),
  ];
}

const placesOf = (posts: readonly Row[], pages: readonly Row[]) => [
  ...posts.map(({ lang, slug }) => [lang, slug] as const),
  ...pages.flatMap(({ slug }) => LOCALES.map((lang) => [lang, slug] as const)),
];

async function storeOnce(
  db: Database,
  batch: ContentBatch,
  { source, nowMs, dryRun = false, prune = false }: StoreContentOptions,
): Promise<ContentReport> {
  const report = createContentReport();
  const nowS = Math.floor(nowMs / 1000);
  const stored = await readStoredContent(db, batch, prune ? source : null);
  const own = ownContent(batch, stored, source, report);
  refuseViolations(batch, stored, report);
  const ownNames = new Set(own.posts.map(postName));
  const leaving = {
    posts: new Set(goingPosts(own, stored).map(postName)),
    untouched: new Set(batch.posts.map(postName).filter((name) => !ownNames.has(name))),
    pages: new Set(own.removed?.pages ?? []),
  };
  refuseTakenSlugs(batch, stored, leaving, report);
  if (report.isRefused()) return report.finish(false);
  const terms = planTerms(own, stored, report);
  const places = new Map(batch.posts.map((post, at) => [post, at]));
  const placeOf = (post: BatchPost) => places.get(post) ?? -1;
  const posts = planPosts(own, stored, { source, nowS, report, placeOf });
  const pages = planPages(own, stored, { nowS, report });
  if (dryRun || report.isRefused()) return report.finish(false);
  const statements = [
    ...termStatements(db, terms),
    ...postStatements(db, posts, nowS),
    ...pageStatements(db, pages, nowS),
    ...settleStatements(db, placesOf(posts.written, pages.written), nowS),
  ];
  if (statements.length > 0) await db.batch(statements);
  return report.finish(true);
}

/** A key or address was taken since it was checked. */
const isConflict = (thrown: unknown): boolean =>
  thrown instanceof Error && /(UNIQUE|FOREIGN KEY|NOT NULL) constraint failed/.test(thrown.message);

/**
 * Stores a batch of content atomically and returns a report. Idempotent. A former slug of an article or page redirects
 * to the current one, or answers that it is gone. Reads are as of now, so an article with a later publication time
 * stays hidden until then. Throws `ingest_conflict` when concurrent batches keep winning.
 */
export async function storeContent(
  db: Database,
  batch: ContentBatch,
  options: StoreContentOptions,
): Promise<ContentReport> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await storeOnce(db, batch, options);
    } catch (thrown) {
      if (!isConflict(thrown)) throw thrown;
    }
  }
  throw new AppError("ingest_conflict", {
    detail: "other content was stored in the meantime; send the batch again",
  });
}
