import { redirectDocument, type ServerBuild } from "react-router";
import { type DynamicRoute, dynamicScreenAt } from "#shared/content/index.ts";
import { dynamicRouteId, LOCALES, pathOf } from "#shared/url/index.ts";
import { ARTICLE_ROUTES, isDataPath, pagePathOf } from "./page-url.ts";

/**
 * A build with pages of the content service among its routes: each shows its screen's own module at another path, so
 * that the page is rendered, hydrated and navigated to with the files that are there. A screen that the build does not
 * have gets no route. Nothing of the given build is changed.
 */
export function withRoutes(build: ServerBuild, dynamic: readonly DynamicRoute[]): ServerBuild {
  const routes = { ...build.routes };
  const files = { ...build.assets.routes };
  for (const { slug, screen } of dynamic) {
    for (const locale of LOCALES) {
      const route = build.routes[`${screen}.${locale}`];
      const file = build.assets.routes[`${screen}.${locale}`];
      if (!route || !file) continue;
      const its = { id: dynamicRouteId(slug, screen, locale), path: pathOf("article", locale, { slug }) };
      routes[its.id] = { ...route, ...its };
      files[its.id] = { ...file, ...its };
    }
  }
  return { ...build, routes, assets: { ...build.assets, routes: files } };
}

/** Ids of the routes whose data a browser requests; none where it names none. */
const requestedIds = (url: URL): string[] =>
  (url.searchParams.get("_routes") ?? "").split(",").filter((id) => id !== "");

/**
 * True if a browser that requests a page's data knows the page's current route. One that was opened before a page was
 * put there or removed knows another route at its path, and can do nothing with the data of this one.
 */
export function knowsRoutes(requestUrl: string, routes: readonly DynamicRoute[]): boolean {
  const url = new URL(requestUrl);
  if (!isDataPath(url.pathname)) return true;
  const path = pagePathOf(url.pathname);
  const screen = dynamicScreenAt(path, routes);
  return requestedIds(url).every((id) => {
    if (ARTICLE_ROUTES.includes(id)) return screen === null;
    if (!id.startsWith("dynamic.")) return true;
    return routes.some((route) =>
      LOCALES.some(
        (locale) => id === dynamicRouteId(route.slug, route.screen, locale) && screen === route.screen,
      ),
    );
  });
}

/** A build whose one response, at every path, tells the browser to load the page whole; and the path to request it. */
export function reloadingBuild(
  build: ServerBuild,
  requestUrl: string,
): { reload: ServerBuild; reloadUrl: URL } {
  const reloadUrl = new URL(requestUrl);
  reloadUrl.searchParams.delete("_routes");
  const target = pagePathOf(reloadUrl.pathname) + reloadUrl.search;
  const loader = () => redirectDocument(target);
  const reload = { id: "reload", parentId: "root", path: "*", module: { default: () => null, loader } };
  const routes = { root: build.routes.root, reload } as ServerBuild["routes"];
  return { reload: { ...build, routes }, reloadUrl };
}
