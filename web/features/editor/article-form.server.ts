import type { Draft } from "#shared/content/draft.schema.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import { DEFAULT_LOCALE, LOCALES, pathOf } from "#shared/url/index.ts";
import { readId } from "#web/platform/data/page-id.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { refusalBy } from "#web/platform/forms/form-refusal.server.ts";
import { instantOfLocal } from "#web/platform/i18n/zone/instant-of-local.ts";
import { callsOf, findReader, leadTo, refuse } from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { isWriter } from "./article-editor.server.ts";
import { ARTICLE_FIELDS, type ArticleIntent, isArticleIntent } from "./article-fields.ts";
import { wrongPicture } from "./picture.rules.ts";

/** A refused article: all input, and the uploaded picture. */
export type ArticleAnswer = FormAnswer<ArticleIntent>;

const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
};
const numberIn = (fields: FormData, name: string): number | null =>
  textIn(fields, name) === "" ? null : Number(textIn(fields, name));

/** Uploads a chosen picture and stores its key in the fields. */
async function keepPicture(facts: RequestFacts, fields: FormData): Promise<void> {
  const chosen = fields.get("picture");
  if (!(chosen instanceof Blob) || chosen.size === 0) return;
  const fieldError = wrongPicture(chosen);
  if (fieldError) throw new AppError("validation_failed", { fields: { picture: [fieldError] } });
  const { image } = (await callsOf(facts).send("/oapi/v1/editor/images", chosen)).data;
  fields.set("image_key", image.key);
}

/** The form as the call's request body. */
const bodyOf = (fields: FormData) => ({
  post_id: numberIn(fields, "post_id"),
  known_at: numberIn(fields, "known_at"),
  lang: LOCALES.find((lang) => lang === textIn(fields, "lang")) ?? DEFAULT_LOCALE,
  translation_of: numberIn(fields, "translation_of"),
  title: textIn(fields, "title"),
  slug: textIn(fields, "slug").trim(),
  summary: textIn(fields, "summary"),
  content: textIn(fields, "content"),
  image:
    textIn(fields, "image_key") === "" || fields.has("no_image")
      ? null
      : { key: textIn(fields, "image_key"), alt: textIn(fields, "image_alt") },
  categories: fields.getAll("categories").map(String),
  tags: textIn(fields, "tags")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ""),
  match_id: numberIn(fields, "match_id"),
  meta_title: textIn(fields, "meta_title") || null,
  meta_description: textIn(fields, "meta_description") || null,
  is_index_flag: !fields.has("no_index"),
});

/** The action after saving, and its redirect. */
async function goOn(facts: RequestFacts, draft: Draft, intent: ArticleIntent, fields: FormData) {
  const calls = callsOf(facts);
  const named = { post_id: draft.id, known_at: draft.updated_at };
  const page = pathOf("myArticle", facts.locale, { id: draft.id });
  if (intent === "preview") return leadTo(pathOf("articlePreview", facts.locale, { id: draft.id }));
  if (intent === "publish") {
    await calls.send("/oapi/v1/editor/posts/publish", { ...named, at: null });
    return leadTo(page, "article_published");
  }
  if (intent === "schedule") {
    const at = instantOfLocal(textIn(fields, "publish_at"));
    await calls.send("/oapi/v1/editor/posts/publish", { ...named, at });
    return leadTo(page, "article_scheduled");
  }
  if (intent === "withdraw") {
    await calls.send("/oapi/v1/editor/posts/withdraw", named);
    return leadTo(page, "article_withdrawn");
  }
  return leadTo(page, "article_saved");
}

/** Form names of fields that the call names differently. */
const FIELD_OF: Readonly<Record<string, string>> = {
  image: "picture",
  "image.alt": "image_alt",
  at: "publish_at",
};

const firstSegment = (field: string): string => FIELD_OF[field] ?? field.replace(/\..*$/, "");

/**
 * The reason why an article was refused. The call validates content before ownership: for an invalid form, this asks
 * afterwards whether the sender is a writer and the article exists.
 */
async function reasonOf(facts: RequestFacts, fields: FormData, error: AppError): Promise<AppError> {
  if (error.code !== "validation_failed") return error;
  try {
    const reader = await findReader(facts);
    if (reader === null) return error;
    if (!isWriter(reader)) return new AppError("forbidden");
    const named = textIn(fields, "post_id");
    if (named === "") return error;
    const post_id = readId(named, "article_not_found");
    await callsOf(facts).load("/oapi/v1/editor/posts/detail", { post_id });
    return error;
  } catch (thrown) {
    const { code } = toAppError(thrown);
    return code === "article_not_found" || code === "forbidden" ? toAppError(thrown) : error;
  }
}

/**
 * Handles the article form: saves it and runs the pressed action. On any failure the text comes back, also to a reader
 * whose session has ended; the form of a new article that was saved continues as that article's form.
 */
export async function takeArticle(facts: RequestFacts, fields: FormData) {
  const calls = callsOf(facts);
  // The version the writer has seen beside their own and wants to replace.
  const replaced = textIn(fields, "replaces");
  if (replaced !== "") fields.set("known_at", replaced);
  const pressed = textIn(fields, "intent");
  const intent: ArticleIntent = isArticleIntent(pressed) ? pressed : "save";
  try {
    if (intent === "delete") {
      const named = {
        post_id: numberIn(fields, "post_id") ?? 0,
        known_at: numberIn(fields, "known_at") ?? 0,
      };
      await calls.send("/oapi/v1/editor/posts/delete", named);
      return leadTo(pathOf("myArticles", facts.locale), "article_deleted");
    }
    await keepPicture(facts, fields);
    const { draft } = (await calls.send("/oapi/v1/editor/posts", bodyOf(fields))).data;
    // If the next step fails, the returned form contains the saved state.
    fields.set("post_id", String(draft.id));
    fields.set("known_at", String(draft.updated_at));
    fields.set("slug", draft.slug);
    return await goOn(facts, draft, intent, fields);
  } catch (thrown) {
    const error = await reasonOf(facts, fields, toAppError(thrown));
    // After its deletion the article is created anew.
    if (error.code === "article_not_found") for (const name of ["post_id", "known_at"]) fields.set(name, "");
    const refused = refusalBy(intent, fields, error);
    const field_errors = Object.fromEntries(
      Object.entries(refused.field_errors).map(([field, codes]) => [firstSegment(field), codes]),
    );
    const first_wrong = ARTICLE_FIELDS.find((name) => Object.hasOwn(field_errors, name)) ?? null;
    const filled = { ...refused.filled, categories: fields.getAll("categories").join(",") };
    return refuse<ArticleAnswer>({ ...refused, filled, field_errors, first_wrong }, error.row.status);
  }
}
