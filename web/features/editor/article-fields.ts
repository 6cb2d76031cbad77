import type { Draft } from "#shared/content/draft.schema.ts";

/** Actions of the form's buttons after saving; `delete` alone does not save. */
const INTENTS = ["save", "preview", "publish", "schedule", "withdraw", "delete"] as const;
export type ArticleIntent = (typeof INTENTS)[number];

export const isArticleIntent = (word: string): word is ArticleIntent => INTENTS.some((one) => one === word);

/** Fields that can have errors, in form order. */
export const ARTICLE_FIELDS = [
  ...["title", "summary", "content", "picture", "image_alt", "categories", "tags", "match_id"],
  ...["slug", "meta_title", "meta_description", "translation_of", "publish_at"],
];

/** The values of the form, by field name. */
export type Filled = Readonly<Record<string, string>>;

/** The fields of a stored article. */
export const filledBy = (draft: Draft): Filled => ({
  title: draft.title,
  slug: draft.slug,
  summary: draft.summary,
  content: draft.content,
  image_key: draft.thumbnail?.key ?? "",
  image_alt: draft.thumbnail?.alt ?? "",
  categories: draft.categories.map(({ slug }) => slug).join(","),
  tags: draft.tags.map(({ name }) => name).join(", "),
  match_id: draft.match_id === null ? "" : String(draft.match_id),
  meta_title: draft.meta_title ?? "",
  meta_description: draft.meta_description ?? "",
  ...(draft.is_index_flag ? {} : { no_index: "1" }),
});
