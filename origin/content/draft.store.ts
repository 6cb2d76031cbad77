import type { Database, Statement } from "#origin/db/database.ts";
import { localeColumns } from "#origin/db/locale-columns.ts";
import type { DraftForm } from "#shared/content/draft.schema.ts";
import { slugOf } from "#shared/text/slug.rules.ts";
import type { Locale } from "#shared/url/index.ts";
import { moveStatements, settleStatements } from "./store/former-slugs.store.ts";

/**
 * Writes of the editor. Each is one transaction with optimistic locking: nothing is written if the article has changed.
 */

/** The author. */
export interface Writer {
  readonly id: number;
  readonly nick_name: string;
}

/** Creates an author entry for a reader who has none. A slug that is taken gets the reader's id as a suffix. */
const addAuthor = (db: Database, { id, nick_name }: Writer): Statement =>
  db
    .prepare(
      `INSERT INTO authors (slug, name, user_id, links)
        SELECT CASE WHEN EXISTS (SELECT 1 FROM authors WHERE slug = ?1) THEN ?1 || '-' || ?3 ELSE ?1 END, ?2, ?3, '[]'
        WHERE NOT EXISTS (SELECT 1 FROM authors WHERE user_id = ?3)`,
    )
    .bind(slugOf(nick_name) || `tac-gia-${id}`, nick_name, id);

/** Editable fields of an article. */
export interface PostText {
  readonly slug: string;
  /** Sanitized HTML. */
  readonly content: string;
  readonly form: DraftForm;
}

const columnsOf = ({ slug, content, form }: PostText) => [
  ...[slug, form.title, form.summary, content, form.meta_title, form.meta_description],
  ...[form.image?.key ?? null, form.image?.alt ?? null, form.match_id, form.is_index_flag ? 1 : 0],
];

const ADD = `INSERT INTO posts (slug, title, summary, content, meta_title, meta_description, image_key, image_alt,
    match_id, is_indexed, key, lang, source, author_id, created_at, updated_at)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, 'editor', a.id, ?14, ?14 FROM authors a WHERE a.user_id = ?13
  RETURNING id`;

const CHANGE = `UPDATE posts SET slug = ?1, title = ?2, summary = ?3, content = ?4, meta_title = ?5, meta_description = ?6,
    image_key = ?7, image_alt = ?8, match_id = ?9, is_indexed = ?10, updated_at = ?11,
    source = 'editor' WHERE id = ?12 AND updated_at = ?13`;

/** Aborts the transaction unless the previous statement changed a row, by inserting null into a NOT NULL column. */
const UNLESS_CHANGED = "INSERT INTO former_slugs (lang, slug, at) SELECT NULL, '', 0 WHERE changes() = 0";
const isUnchanged = (thrown: unknown): boolean => /former_slugs\.lang/.test(String(thrown));

/** A tag that a writer adds has the same name in every language. */
const NAMES = localeColumns("name");

/** The statements that link an article, found by its slug, with its categories and tags; unknown tags are created. */
function linksOf(db: Database, lang: Locale, { slug, form }: PostText): Statement[] {
  const tags = [...new Map(form.tags.map((name) => [slugOf(name), name.trim()]))];
  const post = "(SELECT id FROM posts WHERE lang = ?1 AND slug = ?2)";
  const link = (table: "categories" | "tags", noun: "category" | "tag", slugs: readonly string[]) => [
    db.prepare(`DELETE FROM post_${table} WHERE post_id = ${post}`).bind(lang, slug),
    db
      .prepare(
        `INSERT INTO post_${table} (post_id, ${noun}_id, position)
          SELECT ${post}, term.id, chosen.key FROM json_each(?3) chosen JOIN ${table} term ON term.slug = chosen.value`,
      )
      .bind(lang, slug, JSON.stringify(slugs)),
  ];
  return [
    db
      .prepare(
        `INSERT INTO tags (slug, ${NAMES.join(", ")}) SELECT value ->> 0${", value ->> 1".repeat(NAMES.length)} FROM json_each(?1)
          WHERE true ON CONFLICT (slug) DO NOTHING`,
      )
      .bind(JSON.stringify(tags)),
    ...link("categories", "category", [...new Set(form.categories)]),
    ...link(
      "tags",
      "tag",
      tags.map(([tag]) => tag),
    ),
  ];
}

/** Runs a transaction; false when the article has changed meanwhile. */
async function writeAll(db: Database, statements: Statement[]): Promise<boolean> {
  try {
    await db.batch(statements);
    return true;
  } catch (thrown) {
    if (isUnchanged(thrown)) return false;
    throw thrown;
  }
}

/** Adds an article as the author's draft, and returns its id. */
export async function addDraft(
  db: Database,
  text: PostText,
  { key, writer, now }: { readonly key: string; readonly writer: Writer; readonly now: number },
): Promise<number> {
  const { lang } = text.form;
  const [, added] = await db.batch<{ id: number }>([
    addAuthor(db, writer),
    db.prepare(ADD).bind(...columnsOf(text), key, lang, writer.id, now),
    ...linksOf(db, lang, text),
  ]);
  const row = added?.results[0];
  if (!row) throw new Error("an article was not added");
  return row.id;
}

/** An article at the version that the author edited. */
export interface KnownPost {
  readonly id: number;
  readonly key: string;
  readonly lang: Locale;
  readonly slug: string;
  readonly updated_at: number;
}

/** A modification time later than the previous one, so that versions differ. */
const changeAt = ({ updated_at }: KnownPost, now: number): number => Math.max(now, updated_at + 1);

/**
 * Updates an article; false when it has changed. If it was published under another slug, that slug becomes a redirect.
 */
export const changeDraft = (db: Database, known: KnownPost, text: PostText, now: number): Promise<boolean> =>
  writeAll(db, [
    ...moveStatements(db, "posts", [[known.key, known.lang, text.slug]], now),
    db.prepare(CHANGE).bind(...columnsOf(text), changeAt(known, now), known.id, known.updated_at),
    db.prepare(UNLESS_CHANGED),
    ...settleStatements(db, [[known.lang, text.slug]], now),
    ...linksOf(db, known.lang, text),
  ]);

/** Sets the publication time; null makes it a draft. False when the article has changed. */
export const setPublication = (
  db: Database,
  known: KnownPost,
  at: number | null,
  now: number,
): Promise<boolean> =>
  writeAll(db, [
    db
      .prepare(
        `UPDATE posts SET published_at = ?1, updated_at = ?2, source = 'editor',
          was_out = max(was_out, coalesce(published_at <= ?5, 0)) WHERE id = ?3 AND updated_at = ?4`,
      )
      .bind(at, changeAt(known, now), known.id, known.updated_at, now),
    db.prepare(UNLESS_CHANGED),
  ]);

/** Deletes a draft; if it was ever published, its address answers "gone". False when the article has changed. */
export const deleteDraft = (db: Database, known: KnownPost, now: number): Promise<boolean> =>
  writeAll(db, [
    ...moveStatements(db, "posts", [[known.key, known.lang, null]], now),
    db.prepare("DELETE FROM posts WHERE id = ?1 AND updated_at = ?2").bind(known.id, known.updated_at),
    db.prepare(UNLESS_CHANGED),
  ]);
