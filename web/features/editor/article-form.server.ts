import type { Draft } from "#shared/content/draft.schema.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import { offsetAt } from "#shared/time/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { readId } from "#web/platform/data/page-id.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { refusalBy } from "#web/platform/forms/form-refusal.server.ts";
import { siteZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { callsOf, findReader, leadTo, refuse } from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { isWriter } from "./article-editor.server.ts";
import { ARTICLE_FIELDS, type ArticleIntent, isArticleIntent } from "./article-fields.ts";
import { wrongPicture } from "./picture-complaint.ts";

/** What a refused article comes back with: everything that was filled in, and the picture that was taken already. */
export type ArticleAnswer = FormAnswer<ArticleIntent>;

const textIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
};
const numberIn = (fields: FormData, name: string): number | null =>
  textIn(fields, name) === "" ? null : Number(textIn(fields, name));

/** Keeps a picture that was chosen, and notes its key among the fields. */
async function keepPicture(facts: RequestFacts, fields: FormData): Promise<void> {
  const chosen = fields.get("picture");
  if (!(chosen instanceof Blob) || chosen.size === 0) return;
  const complaint = wrongPicture(chosen);
  if (complaint) throw new AppError("validation_failed", { fields: { picture: [complaint] } });
  const { image } = (await callsOf(facts).send("/oapi/v1/editor/images", chosen)).data;
  fields.set("image_key", image.key);
}

/** What the form says, as the call takes it. */
const bodyOf = (fields: FormData) => ({
  post_id: numberIn(fields, "post_id"),
  known_at: numberIn(fields, "known_at"),
  lang: textIn(fields, "lang") === "en" ? ("en" as const) : ("vi" as const),
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

/** What is done with an article once it is saved, and where that leads. */
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

/** Names of the form's fields for what the call names otherwise. */
const FIELD_OF: Readonly<Record<string, string>> = {
  image: "picture",
  "image.alt": "image_alt",
  at: "publish_at",
};

const firstPart = (field: string): string => FIELD_OF[field] ?? field.replace(/\..*$/, "");

/**
 * Why an article was not taken. What it says is read before anybody looks whose it is: of a form that is wrong it is asked
 * afterwards whether its sender writes at all, and whether there is such an article.
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
    await callsOf(facts).ask("/oapi/v1/editor/posts/detail", { post_id });
    return error;
  } catch (thrown) {
    const { code } = toAppError(thrown);
    return code === "article_not_found" || code === "forbidden" ? toAppError(thrown) : error;
  }
}

/**
 * Takes the form of an article: keeps it, and does with it what was pressed. Whatever is wrong, what was written comes back, also
 * to who is not logged in any more; of an article that is new and was kept the form goes on as that article's.
 */
export async function takeArticle(facts: RequestFacts, fields: FormData) {
  const calls = callsOf(facts);
  // Which version the writer has been shown beside his own, and wants to be replaced.
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
    // Should the next step come to nothing, the form that comes back knows what is kept.
    fields.set("post_id", String(draft.id));
    fields.set("known_at", String(draft.updated_at));
    fields.set("slug", draft.slug);
    return await goOn(facts, draft, intent, fields);
  } catch (thrown) {
    const error = await reasonOf(facts, fields, toAppError(thrown));
    // It is written anew once it is deleted.
    if (error.code === "article_not_found") for (const name of ["post_id", "known_at"]) fields.set(name, "");
    const refused = refusalBy(intent, fields, error);
    const complaints = Object.fromEntries(
      Object.entries(refused.complaints).map(([field, codes]) => [firstPart(field), codes]),
    );
    const first_wrong = ARTICLE_FIELDS.find((name) => Object.hasOwn(complaints, name)) ?? null;
    const filled = { ...refused.filled, categories: fields.getAll("categories").join(",") };
    return refuse<ArticleAnswer>({ ...refused, filled, complaints, first_wrong }, error.row.status);
  }
}

/** Seconds UTC of a `datetime-local` field's text, in the zone of the site; 0, long past, for any other text. */
export function instantOfLocal(text: string): number {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) return 0;
  const wall = Math.floor(ms / 1000);
  // The offset of the same figures in UTC is another one within hours of a change of clocks.
  const near = wall - offsetAt(siteZone(), wall) * 60;
  return wall - offsetAt(siteZone(), near) * 60;
}
