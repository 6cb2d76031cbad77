import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { perLocaleColumn } from "#origin/db/locale-columns.ts";
import type { MatchId } from "#shared/match/index.ts";
import { LOCALE_TABLE, type Locale } from "#shared/url/index.ts";
import { users } from "./account.table.ts";

/** Site content: configuration, menus, pages and articles. Moments are seconds UTC. */

/** A name in a language. A migration cannot add a required column for a later language: its fallback's stands in. */
const nameIn = (locale: Locale) => (LOCALE_TABLE[locale].needs_names ? text().notNull() : text());

export const configurations = sqliteTable("configurations", {
  code: text().primaryKey(),
  value: text().notNull(),
});

/** Overrides of one brand. */
export const brand_configurations = sqliteTable(
  "brand_configurations",
  {
    /** `nameKey` of the brand's code. */
    brand_key: text().notNull(),
    code: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brand_key, table.code] })],
);

/** Menu entries, nested by parent. Paths are relative to the site, or absolute URLs. */
export const menu_items = sqliteTable("menu_items", {
  id: integer().primaryKey(),
  parent_id: integer(),
  position: integer().notNull(),
  ...perLocaleColumn("name", nameIn),
  ...perLocaleColumn("path", nameIn),
  icon: text(),
});

export const pages = sqliteTable("pages", {
  /** Its path below the root, without a leading slash. */
  slug: text().primaryKey(),
  /** Stable key given by the importer; it does not change with the slug. */
  key: text().notNull().unique(),
  is_front_page: integer().notNull(),
  header_script: text(),
  request_header_script: text(),
  updated_at: integer().notNull(),
});

export const page_meta = sqliteTable(
  "page_meta",
  {
    slug: text()
      .notNull()
      .references(() => pages.slug, { onUpdate: "cascade", onDelete: "cascade" }),
    name: text().notNull(),
    value: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.name] })],
);

/** Texts of a page in each language. */
export const page_texts = sqliteTable(
  "page_texts",
  {
    slug: text()
      .notNull()
      .references(() => pages.slug, { onUpdate: "cascade", onDelete: "cascade" }),
    lang: text().$type<Locale>().notNull(),
    title: text().notNull(),
    meta_title: text(),
    meta_description: text(),
    keyword: text(),
    summary: text(),
    /** HTML, sanitized on write. */
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.lang] })],
);

/** Pictures of articles; their bytes lie in R2 under `media/<key>-<width>.webp`. */
export const images = sqliteTable("images", {
  /** Hash of the uploaded picture; deduplicates uploads. */
  key: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** JSON list of the widths that are stored, ascending. */
  widths: text().notNull(),
  created_at: integer().notNull(),
});

/** Authors of articles: readers of the site, or persons without an account. */
export const authors = sqliteTable("authors", {
  id: integer().primaryKey({ autoIncrement: true }),
  slug: text().notNull().unique(),
  name: text().notNull(),
  user_id: integer()
    .unique()
    .references(() => users.id, { onDelete: "set null" }),
  image_key: text(),
  ...perLocaleColumn("biography", () => text()),
  /** JSON list of external URLs. */
  links: text().notNull(),
});

export const categories = sqliteTable("categories", {
  id: integer().primaryKey({ autoIncrement: true }),
  slug: text().notNull().unique(),
  ...perLocaleColumn("name", nameIn),
  ...perLocaleColumn("description", () => text()),
  position: integer().notNull(),
});

export const tags = sqliteTable("tags", {
  id: integer().primaryKey({ autoIncrement: true }),
  slug: text().notNull().unique(),
  ...perLocaleColumn("name", nameIn),
  ...perLocaleColumn("description", () => text()),
});

/** Articles, one row for each language. */
export const posts = sqliteTable(
  "posts",
  {
    // Ids are never reused: comments and links refer to them.
    id: integer().primaryKey({ autoIncrement: true }),
    /** Key shared by the language versions of one article. */
    key: text().notNull(),
    lang: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    /** Source: `editor`, `import` or `demo`. */
    source: text().$type<"editor" | "import" | "demo">().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** HTML, sanitized on write. */
    content: text().notNull(),
    meta_title: text(),
    meta_description: text(),
    keyword: text(),
    image_key: text(),
    image_alt: text(),
    author_id: integer()
      .notNull()
      .references(() => authors.id),
    /** The match of a preview or report. No foreign key: a demo world is deleted when real data arrives. */
    match_id: integer().$type<MatchId>(),
    is_indexed: integer().notNull(),
    /** Null for a draft; in the future while scheduled. */
    published_at: integer(),
    /** 1 once it was published and withdrawn: its URL is known outside. */
    was_out: integer().notNull().default(0),
    created_at: integer().notNull(),
    updated_at: integer().notNull(),
  },
  (table) => [
    unique("posts_by_slug").on(table.lang, table.slug),
    unique("posts_by_key").on(table.key, table.lang),
    index("posts_by_time").on(table.lang, table.published_at),
    index("posts_by_author").on(table.author_id, table.published_at),
    index("posts_by_match").on(table.match_id),
    index("posts_by_change").on(table.updated_at),
  ],
);

export const post_categories = sqliteTable(
  "post_categories",
  {
    post_id: integer()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    category_id: integer()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    /** The first one is the primary category, shown in breadcrumbs. */
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.post_id, table.category_id] }),
    index("post_categories_by_category").on(table.category_id, table.post_id),
  ],
);

export const post_tags = sqliteTable(
  "post_tags",
  {
    post_id: integer()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    tag_id: integer()
      .notNull()
      .references(() => tags.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.post_id, table.tag_id] }),
    index("post_tags_by_tag").on(table.tag_id, table.post_id),
  ],
);

/** Redirects of articles and pages: former slug to current row, or gone (null). */
export const former_slugs = sqliteTable(
  "former_slugs",
  {
    lang: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    moved_to: text(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lang, table.slug] })],
);

/** Overrides for the titles and texts of screens of matches, leagues, teams … */
export const object_meta = sqliteTable(
  "object_meta",
  {
    type: text().notNull(),
    object_id: integer().notNull(),
    /** A tab of its screen; empty for the screen itself. */
    tab: text().notNull(),
    lang: text().$type<Locale>().notNull(),
    title: text(),
    meta_description: text(),
    keyword: text(),
    /** HTML, sanitized on write. */
    content: text(),
  },
  (table) => [primaryKey({ columns: [table.type, table.object_id, table.tab, table.lang] })],
);
