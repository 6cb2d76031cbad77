import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { storedName, storedText } from "#origin/db/locale-columns.ts";
import { offsetOf, type Paged, type PageQuery, pageInfo } from "#origin/football/page.ts";
import type { Author, Term } from "#shared/content/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Locale } from "#shared/url/index.ts";
import { authorAvatar } from "./post.mapping.ts";
import {
  allCategories,
  authorAtSlug,
  categoryAtSlug,
  countOfUsedTags,
  type TagRow,
  tagAtSlug,
  usedTags,
} from "./term.queries.ts";

/** Taxonomies of articles, and their authors. */

const toTerm = (row: TagRow, lang: Locale): Term => ({
  slug: row.slug,
  name: storedName(row, "name", lang),
  description: storedText(row, "description", lang),
  posts: row.posts,
});

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Every category, in its order. */
export async function listCategories(db: Database, lang: Locale, nowMs: number): Promise<Term[]> {
  const [rows] = await readAll(db, bindQuery(allCategories, seconds(nowMs), lang));
  return rows.map((row) => toTerm(row, lang));
}

/** A category. Throws `category_not_found`. */
export async function getCategory(db: Database, slug: string, lang: Locale, nowMs: number): Promise<Term> {
  const [[row]] = await readAll(db, bindQuery(categoryAtSlug, seconds(nowMs), lang, slug));
  if (!row) throw new AppError("category_not_found", { detail: slug });
  return toTerm(row, lang);
}

/** Tags with articles in a language, most used first. */
export async function listTags(
  db: Database,
  query: PageQuery & { readonly lang: Locale },
  nowMs: number,
): Promise<Paged<Term[]>> {
  const now = seconds(nowMs);
  const [rows, [count]] = await readAll(
    db,
    bindQuery(usedTags, now, query.lang, query.limit, offsetOf(query)),
    bindQuery(countOfUsedTags, now, query.lang),
  );
  return { data: rows.map((row) => toTerm(row, query.lang)), page: pageInfo(query, count) };
}

/** A tag. Throws `tag_not_found`. */
export async function getTag(db: Database, slug: string, lang: Locale, nowMs: number): Promise<Term> {
  const [[row]] = await readAll(db, bindQuery(tagAtSlug, seconds(nowMs), lang, slug));
  if (!row) throw new AppError("tag_not_found", { detail: slug });
  return toTerm(row, lang);
}

/** An author. Throws `author_not_found`. */
export async function getAuthor(db: Database, slug: string, lang: Locale, nowMs: number): Promise<Author> {
  const [[row]] = await readAll(db, bindQuery(authorAtSlug, seconds(nowMs), lang, slug));
  if (!row) throw new AppError("author_not_found", { detail: slug });
  return {
    slug: row.slug,
    name: row.name,
    avatar: authorAvatar(row.image_key, row.user_avatar),
    biography: storedText(row, "biography", lang),
    links: JSON.parse(row.links),
    expert_id: row.user_role === "expert" ? row.user_id : null,
    posts: row.posts,
  };
}
