import type { ContentBatch } from "#origin/content/content-batch.schema.ts";
import { pathOf, perLocale } from "#shared/url/index.ts";
import { DEMO_LOCALES, inEveryLanguage } from "../demo-locale.ts";
import type { DemoArticle } from "./article.ts";
import { DEMO_FRONT_PAGE, DEMO_PAGES } from "./pages.table.ts";
import { DEMO_AUTHORS, DEMO_CATEGORIES } from "./site.table.ts";

/** Demo content as a content batch. */

const categories = Object.values(DEMO_CATEGORIES).map((category, position) => ({
  ...category,
  name: inEveryLanguage(category.name),
  description: inEveryLanguage(category.description),
  position,
}));

/** The menu has no betting entries, because readers who hide betting get the same menu. */
function menuOf(every: typeof DEMO_PAGES) {
  const pages = every.filter(({ betting }) => !betting);
  return [
    {
      name: inEveryLanguage({ vi: "Tin tức", en: "News" }),
      path: perLocale((locale) => pathOf("news", locale)),
      children: categories.map(({ slug, name }) => ({
        name,
        path: perLocale((locale) => pathOf("category", locale, { slug })),
      })),
    },
    {
      name: inEveryLanguage({ vi: "Về trang này", en: "About this site" }),
      path: perLocale((locale) => pathOf("article", locale, { slug: pages[0]?.slug ?? "" })),
      children: pages.map(({ slug, texts }) => ({
        name: inEveryLanguage({ vi: texts.vi.title, en: texts.en.title }),
        path: perLocale((locale) => pathOf("article", locale, { slug })),
      })),
    },
  ];
}

const pageOf = ({ slug, texts }: typeof DEMO_FRONT_PAGE, is_front_page: boolean) => ({
  ...{ key: slug, slug, is_front_page, header_script: null, request_header_script: null, meta: [] },
  texts: Object.fromEntries(
    DEMO_LOCALES.map((locale) => [locale, { ...texts[locale], meta_description: texts[locale].summary }]),
  ),
});

/** Categories, authors, pages, the front page and a menu, without betting content where the site shows none. */
export function siteBatch(showsBetting: boolean): ContentBatch {
  const pages = DEMO_PAGES.filter(({ betting }) => showsBetting || !betting);
  return {
    authors: DEMO_AUTHORS.map(({ writes: _, ...author }) => ({ ...author, links: [] })),
    categories,
    tags: [],
    menu: menuOf(pages),
    pages: [pageOf(DEMO_FRONT_PAGE, true), ...pages.map((page) => pageOf(page, false))],
    posts: [],
  };
}

/** Articles with their tags. */
export function articlesBatch(articles: readonly DemoArticle[]): ContentBatch {
  const tags = new Map(articles.flatMap((article) => article.tags.map((tag) => [tag.slug, tag])));
  return {
    authors: [],
    categories: [],
    tags: [...tags.values()],
    pages: [],
    posts: articles.map(({ category, tags: own, match_id, ...article }) => ({
      ...article,
      categories: [category],
      tags: own.map(({ slug }) => slug),
      ...(match_id === null ? {} : { match_id }),
      is_index_flag: true,
    })),
  };
}
