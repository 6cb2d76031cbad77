import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { portionsOf } from "#origin/db/portions.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type {
  authors,
  brand_configurations,
  categories,
  menu_items,
  object_meta,
  page_meta,
  page_texts,
  pages,
  tags,
} from "#origin/db/schema/content.table.ts";
import { nameKey } from "#shared/account/index.ts";
import { DEFAULT_LOCALE } from "#shared/url/index.ts";
import { allConfigurations, allMenuItems, allPageMeta } from "../content.queries.ts";
import type { ContentBatch } from "../content-batch.schema.ts";
import { allCategories } from "../term.queries.ts";
import {
  accountsNamed,
  authorsNamed,
  configurationsOfBrands,
  imagesNamed,
  metaOfObjects,
  type PostPlace,
  pagesOfContent,
  postsAtSlugs,
  postsByKey,
  postsOfSource,
  type StoredPost,
  tagsNamed,
  textsOfPages,
} from "./stored-content.queries.ts";

/** Stored rows that a batch references. */
export interface StoredContent {
  readonly configurations: ReadonlyMap<string, string>;
  /** Entries of the batch's brands. */
  readonly brandConfigurations: readonly RowOf<typeof brand_configurations>[];
  readonly menu: readonly RowOf<typeof menu_items>[];
  readonly authors: readonly RowOf<typeof authors>[];
  /** Ids of accounts by the keys of their names. */
  readonly accounts: ReadonlyMap<string, number>;
  readonly categories: readonly RowOf<typeof categories>[];
  readonly tags: readonly RowOf<typeof tags>[];
  /** Meta of the batch's screens. */
  readonly objectMeta: readonly RowOf<typeof object_meta>[];
  readonly images: ReadonlySet<string>;
  /** Every page; meta and texts only of the batch's pages. */
  readonly pages: readonly RowOf<typeof pages>[];
  readonly pageMeta: readonly RowOf<typeof page_meta>[];
  readonly pageTexts: readonly RowOf<typeof page_texts>[];
  /** By {@link postName}. */
  readonly posts: ReadonlyMap<string, StoredPost>;
  /** Articles at a slug of the batch. */
  readonly places: readonly PostPlace[];
  /** All articles of the batch's source; empty unless missing ones are to be deleted. */
  readonly ofSource: readonly PostPlace[];
}

/** Name of one version of an article. */
export const postName = ({ key, lang }: { readonly key: string; readonly lang: string }): string =>
  `${key} (${lang})`;

/** Articles include their texts; larger portions would exceed the response size of the database. */
const POSTS_AT_ONCE = 100;

const distinct = <Item>(items: readonly Item[]): string => JSON.stringify([...new Set(items)]);

async function readPosts(db: Database, keys: readonly string[]): Promise<StoredPost[]> {
  const stored: StoredPost[] = [];
  for (const some of portionsOf(keys, POSTS_AT_ONCE)) {
    const [rows] = await readAll(db, bindQuery(postsByKey, JSON.stringify(some)));
    stored.push(...rows);
  }
  return stored;
}

/** Reads the rows that a batch is compared with. */
export async function readStoredContent(
  db: Database,
  batch: ContentBatch,
  prunedSource: string | null,
): Promise<StoredContent> {
  const { authors, posts, pages, removed } = batch;
  const userKeys = authors.flatMap(({ user_name }) => (user_name === undefined ? [] : [nameKey(user_name)]));
  const imageKeys = [
    ...authors.flatMap(({ image }) => image ?? []),
    ...posts.flatMap(({ image }) => image?.key ?? []),
  ];
  const [accountRows] = await readAll(db, bindQuery(accountsNamed, distinct(userKeys)));
  const authorSlugs = [...authors, ...posts.map(({ author }) => ({ slug: author }))].map(({ slug }) => slug);
  const tagSlugs = [...batch.tags.map(({ slug }) => slug), ...posts.flatMap(({ tags }) => tags)];
  const objectIds = (batch.object_meta ?? []).map(({ object_id }) => object_id);
  const brandKeys = (batch.brand_configurations ?? []).map(({ brand }) => nameKey(brand));
  const [menu, objectMeta, brandConfigurations] = await readAll(
    db,
    bindQuery(allMenuItems),
    bindQuery(metaOfObjects, distinct(objectIds)),
    bindQuery(configurationsOfBrands, distinct(brandKeys)),
  );
  const [configurations, authorRows, categories, tags, images, pageRows, pageMeta, pageTexts, places] =
    await readAll(
      db,
      bindQuery(allConfigurations),
      bindQuery(authorsNamed, distinct(authorSlugs), distinct(accountRows.map(({ id }) => id))),
      bindQuery(allCategories, 0, DEFAULT_LOCALE),
      bindQuery(tagsNamed, distinct(tagSlugs)),
      bindQuery(imagesNamed, distinct(imageKeys)),
      bindQuery(pagesOfContent),
      bindQuery(allPageMeta),
      bindQuery(textsOfPages, distinct(pages.map(({ key }) => key))),
      bindQuery(postsAtSlugs, distinct([...posts, ...pages].map(({ slug }) => slug))),
    );
  const ofSource =
    prunedSource === null ? [] : (await readAll(db, bindQuery(postsOfSource, prunedSource)))[0];
  const keys = new Set([...posts, ...(removed?.posts ?? []), ...ofSource].map(({ key }) => key));
  const stored = await readPosts(db, [...keys]);
  return {
    configurations: new Map(configurations.map(({ code, value }) => [code, value])),
    brandConfigurations,
    menu,
    authors: authorRows,
    accounts: new Map(accountRows.map(({ id, user_key }) => [user_key, id])),
    categories: categories.map(({ posts: _, ...row }) => row),
    tags,
    objectMeta,
    images: new Set(images.map(({ key }) => key)),
    pages: pageRows,
    pageMeta,
    pageTexts,
    posts: new Map(stored.map((row) => [postName(row), row])),
    places,
    ofSource,
  };
}
