import * as z from "zod/mini";
import { Name, Sentence } from "#origin/ingest/batch-fields.ts";
import { ACCOUNT_LENGTHS } from "#shared/account/account-rules.table.ts";
import { OBJECT_TYPES, SLUG, SLUG_MAXIMUM } from "#shared/content/content.table.ts";
import { Slug } from "#shared/content/post.schema.ts";
import { byLocale, Lang, namedByLocale } from "#shared/url/locale.schema.ts";

/**
 * The only input format of content: files, demo data and the editor all pass it to `storeContent`, which is atomic.
 * Articles and pages are identified by key, everything else by slug. Idempotent; rows that are not in the batch are
 * unchanged.
 */

/** Half a million characters are a book; D1 takes two megabytes in one value. */
const HTML_LENGTH = 500_000;
const TEXT_LENGTH = 10_000;
const LATEST_S = Date.UTC(2200, 0, 1) / 1000;

const html = () => z.string().check(z.maxLength(HTML_LENGTH));
const plainText = () => z.string().check(z.maxLength(TEXT_LENGTH));
/** May be empty, but not consist of unprintable characters. */
const summary = () => z.union([z.literal(""), Sentence]);

/** Importer's key of an article or page, shared by the language versions of one article. */
export const ContentKey = z
  .string()
  .check(
    z.maxLength(SLUG_MAXIMUM),
    z.regex(
      /^[a-z0-9]+(?:[-_./][a-z0-9]+)*$/,
      "must be small letters and digits with single - _ . / between",
    ),
  );

/** Key of a stored picture (`images`). */
export const ImageKey = z.string().check(z.regex(/^[\w-]{8,64}$/, "must be the key of a stored picture"));

const WebAddress = z
  .string()
  .check(z.maxLength(500), z.regex(/^https?:\/\/[\x21-\x7e]+$/, "must be a web address"));
const Path = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(
      /^(?:\/(?!\/)|https?:\/\/[\x21-\x7e])[\x21-\x7e]*$/,
      "must be a path of this site, or a web address",
    ),
  );
const PageSlug = z
  .string()
  .check(
    z.maxLength(SLUG_MAXIMUM),
    z.regex(
      new RegExp(`${SLUG.source.slice(0, -1)}(?:/[a-z0-9-]+)*$`),
      "must be small letters, digits, dashes",
    ),
  );

export const BatchAuthor = z.object({
  slug: Slug,
  name: Name,
  /**
   * Name of the author's account on this site. The author's picture is then the account's, unless the author has their
   * own.
   */
  user_name: z.optional(Name),
  image: z.optional(ImageKey),
  biography: z.optional(namedByLocale(plainText())),
  links: z.array(WebAddress).check(z.maxLength(20)),
});

export const BatchCategory = z.object({
  slug: Slug,
  name: namedByLocale(Name),
  description: z.optional(namedByLocale(plainText())),
  position: z.int(),
});

export const BatchTag = z.object({
  slug: Slug,
  name: namedByLocale(Name),
  description: z.optional(namedByLocale(plainText())),
});

export const BatchConfiguration = z.object({
  code: z.string().check(z.regex(/^\w{1,100}$/, "must be letters, digits and underscores")),
  value: z.string().check(z.maxLength(100_000)),
});

/** A brand's value that overrides the site's entry. */
export const BatchBrandConfiguration = z.object({
  brand: z.string().check(z.minLength(1), z.maxLength(ACCOUNT_LENGTHS.brand_code.max)),
  ...BatchConfiguration.shape,
});

const menuEntry = { name: namedByLocale(Name), path: namedByLocale(Path), icon: z.optional(Name) };
export const BatchMenuItem = z.object({ ...menuEntry, children: z.optional(z.array(z.object(menuEntry))) });

/** Overrides for the title and texts of a screen. An entry without texts removes an earlier override. */
export const BatchObjectMeta = z.object({
  type: z.enum(OBJECT_TYPES),
  object_id: z.int().check(z.positive()),
  /** A tab of its screen; omitted for the screen itself. */
  tab: z.optional(Name),
  lang: Lang,
  title: z.optional(Name),
  meta_description: z.optional(Sentence),
  keyword: z.optional(Sentence),
  content: z.optional(html()),
});

export const BatchPageText = z.object({
  title: Name,
  meta_title: z.optional(Name),
  meta_description: z.optional(Sentence),
  keyword: z.optional(Sentence),
  summary: z.optional(plainText()),
  content: html(),
});

const script = z._default(z.nullable(z.string().check(z.maxLength(TEXT_LENGTH))), null);

export const BatchPage = z.object({
  key: ContentKey,
  /** Its path below the root, in every language. */
  slug: PageSlug,
  is_front_page: z.boolean(),
  header_script: script,
  request_header_script: script,
  meta: z.array(z.object({ name: Name, value: z.string().check(z.maxLength(TEXT_LENGTH)) })),
  texts: byLocale(z.optional(BatchPageText)),
});

export const BatchPost = z.object({
  key: ContentKey,
  lang: Lang,
  slug: Slug,
  title: Name,
  summary: summary(),
  content: html(),
  meta_title: z.optional(Name),
  meta_description: z.optional(Sentence),
  keyword: z.optional(Sentence),
  image: z.optional(z.object({ key: ImageKey, alt: z.string().check(z.maxLength(300)) })),
  /** Slugs of rows in this batch or stored before. */
  author: Slug,
  categories: z.array(Slug).check(z.maxLength(20)),
  tags: z.array(Slug).check(z.maxLength(50)),
  match_id: z.optional(z.int().check(z.positive())),
  is_index_flag: z.boolean(),
  /** Seconds UTC; null for a draft. */
  published_at: z.nullable(z.int().check(z.nonnegative(), z.maximum(LATEST_S))),
});

export const ContentBatch = z.object({
  authors: z.array(BatchAuthor),
  categories: z.array(BatchCategory),
  tags: z.array(BatchTag),
  configurations: z.optional(z.array(BatchConfiguration)),
  brand_configurations: z.optional(z.array(BatchBrandConfiguration)),
  /** The whole menu, replacing the stored one. */
  menu: z.optional(z.array(BatchMenuItem)),
  object_meta: z.optional(z.array(BatchObjectMeta)),
  pages: z.array(BatchPage),
  posts: z.array(BatchPost),
  removed: z.optional(
    z.object({ posts: z.array(z.object({ key: ContentKey, lang: Lang })), pages: z.array(ContentKey) }),
  ),
});

export type ContentBatch = z.infer<typeof ContentBatch>;
export type BatchPost = z.infer<typeof BatchPost>;
export type BatchPage = z.infer<typeof BatchPage>;
export type BatchAuthor = z.infer<typeof BatchAuthor>;
export type BatchTag = z.infer<typeof BatchTag>;
export type BatchObjectMeta = z.infer<typeof BatchObjectMeta>;
export type BatchMenuItem = z.infer<typeof BatchMenuItem>;

/** An empty batch, to spread into others. */
export const emptyContent = (): ContentBatch => ({
  authors: [],
  categories: [],
  tags: [],
  pages: [],
  posts: [],
});
