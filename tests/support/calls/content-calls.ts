import type { ContentBatch } from "#origin/content/content-batch.schema.ts";
import { contentEndpoints } from "#shared/api/content.endpoints.ts";
import { type Endpoint, endpointUrl, type QueryInputOf } from "#shared/api/index.ts";
import { postEndpoints } from "#shared/api/post.endpoints.ts";
import { contentSitemapEndpoints } from "#shared/api/sitemap.endpoints.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import { aBatchPage, aBatchPost, someContent } from "../batches/content-batches.ts";

const declared = { ...contentEndpoints, ...postEndpoints, ...contentSitemapEndpoints };

/** Name of a call of articles, of site settings, or of SEO texts. */
export type ContentCall = keyof typeof declared;
export const contentCalls = keysOf(declared);

/** A call without its exact types. */
export const contentCallOf = (name: ContentCall): Endpoint => declared[name];

/** Three articles, one of them in both languages, a page that is the front page, and a menu. */
export const contentSample: ContentBatch = someContent({
  configurations: [{ code: "logo", value: "/icon.svg" }],
  brand_configurations: [{ brand: "abc", code: "SITE_NAME", value: "ABC" }],
  menu: [
    {
      name: { vi: "Tin tức", en: "News" },
      path: { vi: "/tin-tuc", en: "/news" },
      children: [
        {
          name: { vi: "Nhận định", en: "Previews" },
          path: { vi: "/danh-muc/nhan-dinh", en: "/en/categories/nhan-dinh" },
        },
      ],
    },
  ],
  pages: [
    aBatchPage({ key: "home", slug: "trang-chu", is_front_page: true }),
    aBatchPage({ meta: [{ name: "router_name", value: "NEWS_PAGE" }] }),
  ],
  posts: [
    aBatchPost({ match_id: 1 }),
    aBatchPost({ lang: "en", slug: "first-article", title: "First article", summary: "About football." }),
    aBatchPost({
      key: "second",
      slug: "bai-viet-thu-hai",
      title: "Bài viết thứ hai",
      published_at: 1_750_003_600,
    }),
    aBatchPost({
      ...{ key: "third", slug: "bai-viet-thu-ba", title: "Bài viết thứ ba", published_at: 1_750_007_200 },
      ...{ categories: ["chuyen-nhuong", "nhan-dinh"], tags: ["v-league", "ngoai-hang-anh"] },
    }),
  ],
});

type QueryTable = { readonly [Name in ContentCall]: () => QueryInputOf<(typeof declared)[Name]> };

const none = () => ({});

/** A query of every call with results in {@link contentSample}. A call without an entry does not compile. */
export const sampleContentQueries: QueryTable = {
  configurations: none,
  configurationBrand: none,
  menu: none,
  pages: none,
  pagesHomePage: none,
  pagesSlug: () => ({ slug: "gioi-thieu" }),
  objectsMeta: () => ({ object_id: 1, type: "match" }),
  languages: none,
  posts: none,
  postsSlug: () => ({ slug: "bai-viet-thu-hai" }),
  tags: none,
  tagsDetail: () => ({ slug: "v-league" }),
  categories: none,
  categoriesDetail: () => ({ slug: "nhan-dinh" }),
  categoriesPost: none,
  author: () => ({ slug: "lan" }),
  sitemapPosts: none,
  sitemapTerms: none,
  sitemapTips: none,
  sitemapExperts: none,
};

type Query = Readonly<Record<string, unknown>>;

const OPTIONAL: Query = {
  brand_code: "abc",
  lang: "vi",
  category: "nhan-dinh",
  tag: "ngoai-hang-anh",
  author: "lan",
  match_id: 1,
  tab: "detail",
  limit_post: 2,
  limit: 1,
  page: 2,
};

/** A call with all of its query keys. Throws for a key without a value here. */
export function fullContentQuery(name: ContentCall): Query {
  const values = { ...OPTIONAL, ...sampleContentQueries[name]() } as Query;
  return Object.fromEntries(
    Object.keys(contentCallOf(name).query.shape).map((key) => {
      if (values[key] === undefined) throw new Error(`${name}: no sample value for ${key}`);
      return [key, values[key]];
    }),
  );
}

export const contentUrl = (name: ContentCall, query: Query): string =>
  endpointUrl(contentCallOf(name), query);
