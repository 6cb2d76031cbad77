import { isKeyOf } from "#shared/record/typed-record.ts";
import { LOCALES, pathOf, type Screen, screenAt } from "../url/index.ts";
import type { Page } from "./content.schema.ts";
import { SLUG, SLUG_MAXIMUM } from "./content.table.ts";
import { isReservedSlug } from "./reserved-slug.rules.ts";

/** Names that a page's meta field `router_name` can have, and the screens they stand for (product spec section 2). */
export const ROUTER_NAMES = {
  FOOTBALL_FAVORITES: "favourites",
  FOOTBALL_RESULT: "results",
  FOOTBALL_SCHEDULE: "schedule",
  standings: "standings",
  NEWS_PAGE: "news",
} as const satisfies Readonly<Record<string, Screen>>;

/** A page of the content service that shows a screen: at `/{slug}`, and in another language behind its prefix. */
export interface DynamicRoute {
  readonly slug: string;
  readonly screen: Screen;
}

/** Why a page with a known router name has no route of its own. */
export interface IgnoredRoute {
  readonly slug: string;
  readonly reason: "spelling" | "taken";
}

export interface RouteTable {
  readonly routes: readonly DynamicRoute[];
  readonly ignored: readonly IgnoredRoute[];
}

/** Routes of a site whose content service shows no screens: it has none, or is unavailable. */
export const NO_ROUTES: RouteTable = { routes: [], ignored: [] };

/** True if a page can be put at a slug: one with a letter in it. The browser's router learns articles by `/1`, for good. */
const isSlug = (slug: string): boolean =>
  slug.length <= SLUG_MAXIMUM && SLUG.test(slug) && /[a-z]/.test(slug);

/** True if a page of the content service may show a screen at a path, now or later. */
export function mayBeDynamic(path: string): boolean {
  const found = screenAt(path);
  return found?.screen === "article" && isSlug(String(found.params.slug));
}

/** The routes that pages request, in their order. A page at the built-in path of its screen needs none. */
export function routeTableOf(pages: readonly Page[]): RouteTable {
  const routes: DynamicRoute[] = [];
  const ignored: IgnoredRoute[] = [];
  for (const { slug, post_meta_post } of pages) {
    const name = post_meta_post.find((meta) => meta.name === "router_name")?.value ?? "";
    if (!isKeyOf(ROUTER_NAMES, name)) continue;
    const screen = ROUTER_NAMES[name];
    if (LOCALES.some((locale) => `/${slug}` === pathOf(screen, locale))) continue;
    if (!isSlug(slug)) ignored.push({ slug, reason: "spelling" });
    else if (isReservedSlug(slug) || routes.some((route) => route.slug === slug))
      ignored.push({ slug, reason: "taken" });
    else routes.push({ slug, screen });
  }
  return { routes, ignored };
}

/** The screen that a path shows by a page of the content service; null for all other paths. */
export function dynamicScreenAt(path: string, routes: readonly DynamicRoute[]): Screen | null {
  const found = routes.length === 0 ? null : screenAt(path);
  if (found?.screen !== "article") return null;
  return routes.find(({ slug }) => slug === found.params.slug)?.screen ?? null;
}

/** Slugs of the canonical (first) content page of each screen. Null where no screen has one. */
export function mainSlugs({ routes }: RouteTable): Partial<Record<Screen, string>> | null {
  if (routes.length === 0) return null;
  return Object.fromEntries(routes.toReversed().map(({ slug, screen }) => [screen, slug]));
}
