import {
  firstOf,
  type HeadWords,
  headWords,
  isOfObject,
  mainSlugs,
  NO_HEAD_WORDS,
  type ObjectMeta,
  objectMetaQuery,
  type Page,
  type PageText,
  routeTableOf,
  templatesOf,
} from "#shared/content/index.ts";
import { dynamicScreenAt } from "#shared/content/route-table.ts";
import { DEFAULT_LOCALE, pathOf, type Screen, screenAt } from "#shared/url/index.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** Head texts of the content service for a screen or a tab of it. Templates are not filled yet. */
export interface ScreenWords extends HeadWords {
  readonly tab: string | null;
}

export type ContentFacts = Pick<RequestFacts, "content" | "locale">;

/** The slug of the content service's page for a path: for every screen the path in the default language. */
function slugAt(path: string): string {
  const found = screenAt(path);
  return (found ? pathOf(found.screen, DEFAULT_LOCALE, found.params) : path).slice(1);
}

/** The page of the content service at a path; at the home page's path the front page. */
export function pageAt(pages: readonly Page[], path: string): Page | undefined {
  const slug = slugAt(path);
  return pages.find((page) => (slug === "" ? page.is_front_page : page.slug === slug));
}

/** The content service's page of a screen in its language: at the path, or where it has its URL. Else null. */
export async function fetchPageOf(
  { content, locale: lang }: ContentFacts,
  pages: readonly Page[],
  path: string,
  screen: Screen,
): Promise<PageText | null> {
  const slug = pageAt(pages, path)?.slug ?? mainSlugs(routeTableOf(pages))?.[screen];
  if (slug === undefined) return null;
  const answer = await (slugAt(path) === ""
    ? content("/oapi/v1/pages/home-page", { lang })
    : content("/oapi/v1/pages/slug", { slug, lang }));
  const page = answer?.page;
  // A service may answer in another language than the requested one.
  return page?.lang === lang ? page : null;
}

/** The screen at a path, also where a page of the content service shows it. */
export const shownScreenAt = (path: string, pages: readonly Page[]): Screen | undefined =>
  dynamicScreenAt(path, routeTableOf(pages).routes) ?? screenAt(path)?.screen;

/** The `objects-meta` of the object that the screen at a URL is about, in its tab; null without one. */
export async function fetchMetaOf(
  { content, locale: lang }: ContentFacts,
  { pathname, searchParams }: URL,
): Promise<ObjectMeta | null> {
  const found = screenAt(pathname);
  const metaQuery = found && objectMetaQuery(found.screen, found.params.id, searchParams.get("tab"));
  if (!metaQuery) return null;
  return (await content("/oapi/v1/objects-meta", { ...metaQuery, lang }))?.object_meta ?? null;
}

/**
 * Head texts of the content service for a URL: of the object, the page, or templates. Null without any, or when the
 * service fails.
 */
export async function loadScreenWords(facts: ContentFacts, url: URL): Promise<ScreenWords | null> {
  const { content, locale } = facts;
  const { pathname } = url;
  const tab = url.searchParams.get("tab");
  const [configurations, pages, meta] = await Promise.all([
    content("/oapi/v1/configurations", {}),
    content("/oapi/v1/pages", {}),
    fetchMetaOf(facts, url),
  ]);
  const rows = pages?.pages ?? [];
  const screen = shownScreenAt(pathname, rows);
  if (screen === undefined) return null;
  const ofObject = meta ? headWords(meta.title, meta.meta_description, meta.keyword) : NO_HEAD_WORDS;
  const page = isOfObject(screen) || tab !== null ? null : await fetchPageOf(facts, rows, pathname, screen);
  const ofPage = page
    ? headWords(page.meta_title ?? page.title, page.meta_description, page.keyword)
    : NO_HEAD_WORDS;
  const templates = templatesOf(configurations?.configurations ?? [], screen, tab, locale);
  const words = firstOf(ofObject, ofPage, templates);
  return words && { ...words, tab };
}
