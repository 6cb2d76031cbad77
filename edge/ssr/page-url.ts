import { type DynamicRoute, dynamicScreenAt } from "#shared/content/index.ts";
import { canonicalQuery } from "#shared/url/index.ts";

/** Query key with which React Router's client asks for the data of single routes. */
const ROUTES_KEY = "_routes";
const SANE_ROUTES = /^[\w.,/$:()-]{1,400}$/;

/** True for React Router's data requests: `/match/7.data`, `/_.data` for the root. */
export const isDataPath = (path: string): boolean => path.endsWith(".data");

/** The page that a data request is about: `/en/match/7.data` is about `/en/match/7`. */
export function pagePathOf(path: string): string {
  if (!isDataPath(path)) return path;
  if (path.endsWith("/_.data")) return path.slice(0, -"_.data".length);
  return path.slice(0, -".data".length);
}

/**
 * The URL that a page is rendered for and cached under: the canonical query and nothing else, so that what a
 * stranger appends can neither split the cache nor get into what others are served.
 */
export function renderUrlOf(requestUrl: string, routes: readonly DynamicRoute[] = []): string {
  // Most pages are asked for without a query: there is nothing to put in order.
  if (!requestUrl.includes("?")) return requestUrl;
  const url = new URL(requestUrl);
  const canonical = new URL(url.pathname, url.origin);
  const path = pagePathOf(url.pathname);
  canonical.search = canonicalQuery(path, url.searchParams, dynamicScreenAt(path, routes)).toString();
  const asked = url.searchParams.get(ROUTES_KEY);
  if (isDataPath(url.pathname) && asked !== null && SANE_ROUTES.test(asked)) {
    canonical.searchParams.set(ROUTES_KEY, asked);
  }
  return canonical.href;
}
