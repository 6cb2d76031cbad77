import * as z from "zod/mini";
import { isVisibleProse, isVisibleText, lengthOf, tidyName } from "../form/text.rules.ts";
import { fieldError, isGiven, ruled, textField } from "../form/text-field.ts";
import { slugOf } from "../text/slug.rules.ts";
import { Lang } from "../url/locale.schema.ts";
import { DRAFT_LENGTHS, MOST_TAGS, SLUG, SLUG_MAXIMUM } from "./content.table.ts";
import { Post, Slug } from "./post.schema.ts";

/** Articles as they are written. Complaints are {@link FieldError}s, checked alike on the page and at the call. */

const atMost = (field: keyof typeof DRAFT_LENGTHS) => (text: string) =>
  lengthOf(text) <= DRAFT_LENGTHS[field];

/** A line that may be left out, and is null then. */
const optionalLine = (field: keyof typeof DRAFT_LENGTHS) =>
  z._default(
    z.nullable(
      z.pipe(
        z.string().check(ruled(["article_line_long", atMost(field)], ["article_characters", isVisibleText])),
        z.transform((text) => tidyName(text) || null),
      ),
    ),
    null,
  );

/** True if HTML shows anything: a text, or a picture. */
const isShown = (html: string): boolean =>
  /<img\b/i.test(html) || html.replaceAll(/<[^>]*>/g, "").replaceAll(/&nbsp;|\s/g, "") !== "";

/** Fields of a saved draft (`POST editor/posts`). */
export const DraftForm = z.object({
  /** Null for an article that is new. */
  post_id: z.nullable(z.int()),
  /** `updated_at` of the writer's version: `article_changed` when somebody has saved the article since. */
  known_at: z.nullable(z.int()),
  lang: Lang,
  /** Of a new one: the article of which it is the version in its language. */
  translation_of: z._default(z.nullable(z.int()), null),
  title: textField("article_title_required", [
    ["article_title_long", atMost("title")],
    ["article_characters", isVisibleText],
    ["article_title_no_slug", (text) => slugOf(text) !== ""],
  ]),
  /** If empty, it is derived from the title. */
  slug: z._default(
    z
      .string(fieldError("article_slug_format"))
      .check(
        ruled([
          "article_slug_format",
          (text) => text === "" || (SLUG.test(text) && text.length <= SLUG_MAXIMUM),
        ]),
      ),
    "",
  ),
  summary: textField("article_summary_required", [
    ["article_summary_long", atMost("summary")],
    ["article_characters", isVisibleText],
  ]),
  /** HTML; made safe by the service. */
  content: z
    .string(fieldError("article_content_required"))
    .check(
      ruled(
        ["article_content_required", isShown],
        ["article_content_long", atMost("content")],
        ["article_characters", isVisibleProse],
      ),
    ),
  image: z._default(
    z.nullable(
      z.object({
        key: z.string(fieldError("article_image_unknown")),
        alt: z
          .string(fieldError("article_alt_required"))
          .check(
            ruled(
              ["article_alt_required", (text) => isGiven(text.trim())],
              ["article_line_long", atMost("alt")],
            ),
          ),
      }),
    ),
    null,
  ),
  categories: z
    .array(Slug, fieldError("article_category_required"))
    .check(z.minLength(1, fieldError("article_category_required"))),
  /** Names as typed; unknown ones are new. */
  tags: z
    .array(
      z
        .string()
        .check(
          ruled(["article_tag_wrong", (text) => slugOf(text) !== ""], ["article_line_long", atMost("tag")]),
        ),
    )
    .check(z.maxLength(MOST_TAGS, fieldError("article_tags_many"))),
  match_id: z._default(z.nullable(z.int(fieldError("article_match_unknown"))), null),
  meta_title: optionalLine("meta_title"),
  meta_description: optionalLine("meta_description"),
  is_index_flag: z._default(z.boolean(), true),
});
export type DraftForm = z.infer<typeof DraftForm>;

/** Status of an article: draft, scheduled, or published. */
export const DraftState = z.enum(["draft", "scheduled", "published"]);
export type DraftState = z.infer<typeof DraftState>;

/** An article as its writer sees it in a list. */
export const DraftRow = z.extend(z.omit(Post, { published_at: true, comment_count: true }), {
  state: DraftState,
  published_at: z.nullable(z.int()),
});
export type DraftRow = z.infer<typeof DraftRow>;

const Version = z.object({ id: z.int(), lang: Lang });

/** An article as it is written. */
export const Draft = z.extend(DraftRow, {
  content: z.string(),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  is_index_flag: z.boolean(),
  /** Its versions in other languages, out or not. */
  translations: z.array(Version),
  /** The first of them. */
  translation: z.nullable(Version),
});
export type Draft = z.infer<typeof Draft>;
