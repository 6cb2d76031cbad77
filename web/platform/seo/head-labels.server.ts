import {
  firstOf,
  type HeadWords,
  headWords,
  isOfObject,
  mainSlugs,
  NO_HEAD_WORDS,
  type ObjectMeta,
  objectAsked,
  type Page,
  type PageText,
  routeTableOf,
  templatesOf,
} from "#shared/content/index.ts";
import { dynamicScreenAt } from "#shared/content/route-table.ts";
import { pathOf, type Screen, screenAt } from "#shared/url/index.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** What the content service says in the head of a screen, of one tab of it. Templates are not filled yet. */
export interface ScreenWords extends HeadWords {
  readonly tab: string | null;
}

export type Asking = Pick<RequestFacts, "content" | "locale">;

/** The slug that the content service's page for a path would have: of every screen the Vietnamese path. */
function slugAt(path: string): string {
  const found = screenAt(path);
  return (found ? pathOf(found.screen, "vi", found.params) : path).slice(1);
}

/** The page of the content service that stands at a path; the front page at the home page's. */
export function pageAt(pages: readonly Page[], path: string): Page | undefined {
  const slug = slugAt(path);
  return pages.find((page) => (slug === "" ? page.is_front_page : page.slug === slug));
}

/**
 * The content service's page of a screen, in the language of the screen: the one at the path, or where the screen has its
 * address. Null where there is none.
 */
export async function askPageOf(
  { content, locale: lang }: Asking,
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
  // A service may answer in a language that it has in place of the one that was asked for.
  return page?.lang === lang ? page : null;
}

/** The screen at a path, also where a page of the content service shows it. */
export const shownScreenAt = (path: string, pages: readonly Page[]): Screen | undefined =>
  dynamicScreenAt(path, routeTableOf(pages).routes) ?? screenAt(path)?.screen;

/** What `objects-meta` says of the one thing that the screen at an address is about, in its tab; null where it says nothing. */
export async function askMetaOf(
  { content, locale: lang }: Asking,
  { pathname, searchParams }: URL,
): Promise<ObjectMeta | null> {
  const found = screenAt(pathname);
  const asked = found && objectAsked(found.screen, found.params.id, searchParams.get("tab"));
  if (!asked) return null;
  return (await content("/oapi/v1/objects-meta", { ...asked, lang }))?.object_meta ?? null;
}

/**
 * What the content service says in the head of the screen at an address: of the very thing, else of the page, else by the
 * configuration's templates. Null where it says nothing, or cannot be had.
 */
export async function loadScreenWords(facts: Asking, url: URL): Promise<ScreenWords | null> {
  const { content, locale } = facts;
  const { pathname } = url;
  const tab = url.searchParams.get("tab");
  const [configurations, pages, meta] = await Promise.all([
    content("/oapi/v1/configurations", {}),
    content("/oapi/v1/pages", {}),
    askMetaOf(facts, url),
  ]);
  const rows = pages?.pages ?? [];
  const screen = shownScreenAt(pathname, rows);
  if (screen === undefined) return null;
  const ofObject = meta ? headWords(meta.title, meta.meta_description, meta.keyword) : NO_HEAD_WORDS;
  const page = isOfObject(screen) || tab !== null ? null : await askPageOf(facts, rows, pathname, screen);
  const ofPage = page
    ? headWords(page.meta_title ?? page.title, page.meta_description, page.keyword)
    : NO_HEAD_WORDS;
  const templates = templatesOf(configurations?.configurations ?? [], screen, tab, locale);
  const words = firstOf(ofObject, ofPage, templates);
  return words && { ...words, tab };
}
