import * as z from "zod/mini";
import {
  Configuration,
  Language,
  MenuItem,
  OBJECT_TYPES,
  ObjectMeta,
  Page,
  PageText,
} from "../content/index.ts";
import { LOCALES } from "../url/locale.ts";
import { endpoint } from "./endpoint.ts";
import {
  choiceField,
  idField,
  langField,
  optionalTextField,
  requiredChoiceField,
  slugField,
} from "./query-fields.ts";

/** A redirect of moved content: the call returns null in its place, and the new location. */
export const movedTo = () => z.nullable(z.string());

/** Content calls of product spec section 7: the site's content beside its articles (post.endpoints.ts). */
export const contentEndpoints = {
  configurations: endpoint({
    upstream: "content",
    path: "configurations",
    summary: "Configuration entries of the site, read at start.",
    answer: z.object({ configurations: z.array(Configuration) }),
    freshness: "content",
  }),
  configurationBrand: endpoint({
    upstream: "content",
    path: "configuration-brand",
    summary:
      "Configuration entries of a brand: the site's entries, overridden by the brand's own. `data_not_found` for an unknown brand.",
    query: { brand_code: optionalTextField() },
    answer: z.object({ configurations: z.array(Configuration) }),
    freshness: "content",
  }),
  menu: endpoint({
    upstream: "content",
    path: "menu",
    summary: "The entries of the site's menu in their order, two levels deep.",
    query: { lang: langField() },
    answer: z.object({ menu: z.array(MenuItem) }),
    freshness: "content",
  }),
  pages: endpoint({
    upstream: "content",
    path: "pages",
    summary: "Pages of the content service, read at start for dynamic routes.",
    answer: z.object({ pages: z.array(Page) }),
    freshness: "content",
  }),
  pagesHomePage: endpoint({
    upstream: "content",
    path: "pages/home-page",
    summary: "Metadata of the front page; null if no page is the front page.",
    query: { lang: langField() },
    answer: z.object({ page: z.nullable(PageText) }),
    freshness: "content",
  }),
  pagesSlug: endpoint({
    upstream: "content",
    path: "pages/slug",
    summary:
      "A page by its slug. `page` is null if the page has moved; `page_not_found` for an unknown slug, `page_gone` for a deleted page.",
    query: { slug: slugField({ isPath: true }), lang: langField() },
    answer: z.object({ page: z.nullable(PageText), moved_to: movedTo() }),
    freshness: "content",
  }),
  objectsMeta: endpoint({
    upstream: "content",
    path: "objects-meta",
    summary:
      "Title and texts that override those of a screen; null if there are none. `tab` is the tab of the stored row: for a screen's first tab that is `detail`, `summary` or null, as stored.",
    query: {
      object_id: idField(),
      type: requiredChoiceField(OBJECT_TYPES),
      tab: optionalTextField(),
      lang: langField(),
    },
    answer: z.object({ object_meta: z.nullable(ObjectMeta) }),
    freshness: "content",
  }),
  languages: endpoint({
    upstream: "content",
    path: "languages",
    summary: "Languages of the site, the default language first.",
    query: {
      limit: choiceField(
        [...LOCALES.keys()].map((at) => at + 1),
        LOCALES.length,
      ),
    },
    answer: z.object({ languages: z.array(Language) }),
    freshness: "static",
  }),
} as const;
