import { type DynamicRoute, dynamicScreenAt } from "#shared/content/index.ts";
import { canonicalQuery, dynamicRouteOf, LOCALES, screenAt, tabRedirect } from "#shared/url/index.ts";
import { isTabKey } from "#shared/url/screen-tabs.table.ts";

/** Query key with which React Router's client requests the data of single routes. */
export const ROUTES_KEY = "_routes";

/** Route of every path without a screen (web/routes.ts). */
const NOT_FOUND_ROUTE = "routes/not-found";

/** Routes of articles, in every language. */
export const ARTICLE_ROUTES: readonly string[] = LOCALES.map((locale) => `article.${locale}`);

/**
 * The routes that a data request may name at a path, each once and in order: those that can stand there. Any other name
 * would be one more copy of the same data in the cache.
 */
function requestedRoutes(requested: string, path: string): string[] {
  const at = screenAt(path);
  const last = path.split("/").at(-1) ?? "";
  const own =
    at === null
      ? [NOT_FOUND_ROUTE]
      : ["", "-tab", `-${last}`].map((end) => `${at.screen}${end}.${at.locale}`);
  const isKnown = (id: string) =>
    id === "root" || own.includes(id) || ARTICLE_ROUTES.includes(id) || dynamicRouteOf(id)?.slug === last;
  return [...new Set(requested.split(","))].filter(isKnown).sort();
}

/** True for React Router's data requests: `/match/7.data`, `/_.data` for the root. */
export const isDataPath = (path: string): boolean => path.endsWith(".data");

/** The page that a data request is about: `/en/match/7.data` is about `/en/match/7`. */
export function pagePathOf(path: string): string {
  if (!isDataPath(path)) return path;
  if (path.endsWith("/_.data")) return path.slice(0, -"_.data".length);
  return path.slice(0, -".data".length);
}

/**
 * The URL that a page is rendered for and cached under: the canonical query and nothing else, so that a stranger's
 * extra keys can neither split the cache nor get into other readers' pages.
 */
export function renderUrlOf(requestUrl: string, routes: readonly DynamicRoute[] = []): string {
  // Most pages are requested without a query: there is nothing to sort.
  if (!requestUrl.includes("?")) return requestUrl;
  const url = new URL(requestUrl);
  const canonical = new URL(url.pathname, url.origin);
  const path = pagePathOf(url.pathname);
  canonical.search = canonicalQuery(path, url.searchParams, dynamicScreenAt(path, routes)).toString();
  const tab = isDataPath(url.pathname) ? url.searchParams.get("tab") : null;
  // Its loader redirects (web/platform/data/screen-loader.server.ts). One page for all unknown keys.
  if (tab !== null && tabRedirect(path, url.searchParams) !== null)
    canonical.searchParams.set("tab", isTabKey(screenAt(path)?.screen, tab) ? tab : "unknown");
  const requested = url.searchParams.get(ROUTES_KEY);
  const known = isDataPath(url.pathname) && requested !== null ? requestedRoutes(requested, path) : [];
  if (known.length > 0) canonical.searchParams.set(ROUTES_KEY, known.join(","));
  return canonical.href;
}
