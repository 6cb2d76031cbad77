import { randomWord } from "#origin/account/secret.ts";
import type { TryLimits } from "#origin/account/try-limits.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { offsetOf, type Paged, pageInfo } from "#origin/football/page.ts";
import type { Reader } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import { SLUG_MAXIMUM } from "#shared/content/content.table.ts";
import type { Draft, DraftForm, DraftRow, StoredImage } from "#shared/content/index.ts";
import { isReservedSlug } from "#shared/content/reserved-slug.rules.ts";
import { AppError, type FieldError } from "#shared/errors/index.ts";
import { slugOf } from "#shared/text/slug.rules.ts";
import type { Locale } from "#shared/url/index.ts";
import {
  atSlug,
  categoriesAtSlugs,
  countOfDrafts,
  type DraftPostRow,
  draftById,
  draftsChangedLast,
  imageByKey,
  matchById,
  nickOfReader,
  versionsOfDraft,
} from "./draft.queries.ts";
import { addDraft, changeDraft, deleteDraft, type PostText, setPublication } from "./draft.store.ts";
import { type ImageDeps, storeImage } from "./image.service.ts";
import { toPost } from "./post.mapping.ts";
import type { PostRow } from "./post.queries.ts";
import { safeHtml } from "./safe-html.ts";

/** Articles from their authors' point of view. */

const KEY_BYTES = 12;
const seconds = (ms: number): number => Math.floor(ms / 1000);

const mayWriteAll = ({ role }: Reader): boolean => role === "editor" || role === "operator";

/** Throws `forbidden` unless the reader may write articles. */
function requireWriter(reader: Reader): void {
  if (reader.role === "reader")
    throw new AppError("forbidden", { detail: "only experts and editors write articles" });
}

const stateOf = (published_at: number | null, now: number): DraftRow["state"] =>
  published_at === null ? "draft" : published_at > now ? "scheduled" : "published";

function toDraftRow(row: PostRow, now: number): DraftRow {
  const { comment_count: _count, ...post } = toPost(row);
  return { ...post, published_at: row.published_at, state: stateOf(row.published_at, now) };
}

/** Articles that the reader may edit, last changed first. Throws `forbidden`. */
export async function listDrafts(
  db: Database,
  query: QueryOf<typeof endpoints.editorPosts>,
  reader: Reader,
  nowMs: number,
): Promise<Paged<DraftRow[]>> {
  requireWriter(reader);
  const now = seconds(nowMs);
  const chosen = [now, query.state, mayWriteAll(reader) ? null : reader.id] as const;
  const [rows, [count]] = await readAll(
    db,
    bindQuery(draftsChangedLast, ...chosen, query.limit, offsetOf(query)),
    bindQuery(countOfDrafts, ...chosen),
  );
  return { data: rows.map((row) => toDraftRow(row, now)), page: pageInfo(query, count) };
}

/** An article that the reader may edit. For an expert, another author's article does not exist. */
async function findDraft(db: Database, id: number, reader: Reader): Promise<DraftPostRow> {
  requireWriter(reader);
  const [[row]] = await readAll(db, bindQuery(draftById, id));
  if (!row || !(mayWriteAll(reader) || row.author_user_id === reader.id))
    throw new AppError("article_not_found", { detail: `article ${id}` });
  return row;
}

/** An article in the editor. Throws `forbidden`, `article_not_found`. */
export async function getDraft(db: Database, id: number, reader: Reader, nowMs: number): Promise<Draft> {
  const row = await findDraft(db, id, reader);
  const [versions] = await readAll(db, bindQuery(versionsOfDraft, row.key));
  const { content, meta_title, meta_description } = row;
  const translations = versions.filter((version) => version.id !== id);
  return {
    ...toDraftRow(row, seconds(nowMs)),
    ...{ content, meta_title, meta_description, is_index_flag: row.is_indexed === 1 },
    ...{ translations, translation: translations[0] ?? null },
  };
}

const changed = () => new AppError("article_changed");

/** The article, if its version is the one that the author edited. Throws `article_changed`. */
function known(row: DraftPostRow, knownAt: number | null): DraftPostRow {
  if (row.updated_at !== knownAt) throw changed();
  return row;
}

/** Validation of an article that needs the database. */
async function draftErrors(db: Database, form: DraftForm, slug: string): Promise<Record<string, FieldError>> {
  const [there, categories, images, matches] = await readAll(
    db,
    bindQuery(atSlug, form.lang, slug),
    bindQuery(categoriesAtSlugs, JSON.stringify(form.categories)),
    bindQuery(imageByKey, form.image?.key ?? ""),
    bindQuery(matchById, form.match_id ?? 0),
  );
  const isTaken = isReservedSlug(slug) || there.some(({ id }) => id === null || id !== form.post_id);
  return {
    ...(isTaken ? { slug: "article_slug_taken" } : {}),
    ...(categories.length < new Set(form.categories).size ? { categories: "article_category_required" } : {}),
    ...(form.image && images.length === 0 ? { image: "article_image_unknown" } : {}),
    ...(form.match_id !== null && matches.length === 0 ? { match_id: "article_match_unknown" } : {}),
  };
}

/** A free slug: derived from the title, with a number appended if it is taken. */
async function slugFor(db: Database, form: DraftForm): Promise<string> {
  if (form.slug !== "") return form.slug;
  const made = slugOf(form.title, SLUG_MAXIMUM);
  for (let number = 1; number < 50; number += 1) {
    const slug = number === 1 ? made : `${made}-${number}`;
    const [there] = await readAll(db, bindQuery(atSlug, form.lang, slug));
    if (!isReservedSlug(slug) && there.every(({ id }) => id !== null && id === form.post_id)) return slug;
  }
  throw wrongFields({ slug: "article_slug_taken" });
}

/** The key of a new article: its own, or that of the version it translates. */
async function keyFor(db: Database, form: DraftForm, reader: Reader): Promise<string> {
  if (form.translation_of === null) return randomWord(KEY_BYTES);
  const original = await findDraft(db, form.translation_of, reader);
  const [versions] = await readAll(db, bindQuery(versionsOfDraft, original.key));
  if (versions.some(({ lang }) => lang === form.lang))
    throw wrongFields({ translation_of: "article_translation_taken" });
  return original.key;
}

/** Handles races between authors: the second gets a conflict on the slug. */
async function unlessTaken<Done>(write: () => Promise<Done>): Promise<Done> {
  try {
    return await write();
  } catch (thrown) {
    if (/UNIQUE constraint failed: posts\.lang, posts\.slug/.test(String(thrown)))
      throw wrongFields({ slug: "article_slug_taken" });
    throw thrown;
  }
}

/**
 * Saves an article, and returns the stored one. Throws `forbidden`, `article_not_found`, `article_changed`, and
 * `validation_failed` by field.
 */
export async function saveDraft(
  db: Database,
  form: DraftForm,
  reader: Reader,
  nowMs: number,
): Promise<Draft> {
  requireWriter(reader);
  const now = seconds(nowMs);
  const row = form.post_id === null ? null : known(await findDraft(db, form.post_id, reader), form.known_at);
  // The language of an article cannot change: another language is another article.
  const written = row === null ? form : { ...form, lang: row.lang as Locale };
  const slug = await slugFor(db, written);
  const errors = await draftErrors(db, written, slug);
  if (Object.keys(errors).length > 0) throw wrongFields(errors);
  const text: PostText = { slug, content: safeHtml(written.content), form: written };
  if (row !== null) {
    const isKept = await unlessTaken(() => changeDraft(db, row, text, now));
    if (!isKept) throw changed();
    return getDraft(db, row.id, reader, nowMs);
  }
  const key = await keyFor(db, written, reader);
  const [[nick]] = await readAll(db, bindQuery(nickOfReader, reader.id));
  const writer = { id: reader.id, nick_name: nick?.nick_name ?? String(reader.id) };
  const id = await unlessTaken(() => addDraft(db, text, { key, writer, now }));
  return getDraft(db, id, reader, nowMs);
}

interface Publication {
  readonly post_id: number;
  readonly known_at: number;
  /** Seconds UTC; null for now. */
  readonly at: number | null;
}

/**
 * Publishes an article. Throws `forbidden`, `article_not_found`, `article_changed`, and `validation_failed` for a
 * moment in the past.
 */
export async function publishDraft(
  db: Database,
  { post_id, known_at, at }: Publication,
  reader: Reader,
  nowMs: number,
): Promise<Draft> {
  const now = seconds(nowMs);
  if (at !== null && at < now) throw wrongFields({ at: "article_time_past" });
  const row = known(await findDraft(db, post_id, reader), known_at);
  // A published article keeps its publication time.
  const isOut = stateOf(row.published_at, now) === "published";
  const when = at ?? (isOut ? row.published_at : now);
  if (!(await setPublication(db, row, when, now))) throw changed();
  return getDraft(db, post_id, reader, nowMs);
}

type Named = Omit<Publication, "at">;

/** Turns an article back into a draft. Throws `forbidden`, `article_not_found`, `article_changed`. */
export async function withdrawDraft(
  db: Database,
  { post_id, known_at }: Named,
  reader: Reader,
  nowMs: number,
): Promise<Draft> {
  const row = known(await findDraft(db, post_id, reader), known_at);
  if (!(await setPublication(db, row, null, seconds(nowMs)))) throw changed();
  return getDraft(db, post_id, reader, nowMs);
}

/** Deletes a draft. Throws `forbidden`, `article_not_found`, `article_changed`, `article_is_out`. */
export async function removeDraft(
  db: Database,
  { post_id, known_at }: Named,
  reader: Reader,
  nowMs: number,
): Promise<void> {
  const row = known(await findDraft(db, post_id, reader), known_at);
  if (row.published_at !== null) throw new AppError("article_is_out");
  if (!(await deleteDraft(db, row, seconds(nowMs)))) throw changed();
}

interface WriterImageDeps extends ImageDeps {
  readonly limits: TryLimits;
}

/**
 * Stores a picture for an author's articles. Throws `forbidden`, `too_many_requests`, and the errors of `storeImage`.
 */
export async function storeImageOf(
  { limits, ...deps }: WriterImageDeps,
  bytes: Uint8Array<ArrayBuffer>,
  reader: Reader,
  nowMs: number,
): Promise<StoredImage> {
  requireWriter(reader);
  await limits.check({ kind: "article_picture", who: reader.id }, nowMs);
  return storeImage(deps, bytes, nowMs);
}
