import { localeOf, screenAt } from "#shared/url/index.ts";

/** Files of a screen, those that the page has already among them. */
export interface RouteFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Routes of which React Router has learnt so far, by id. */
const knownRoutes = (): Readonly<Record<string, ManifestRoute | undefined>> =>
  (window as unknown as { __reactRouterManifest: { routes: Record<string, ManifestRoute | undefined> } })
    .__reactRouterManifest.routes;

/** The id of the route of a path; null where there is none, or one of which the router has not learnt yet. */
function routeIdAt(path: string): string | null {
  const found = screenAt(path);
  if (!found) return null;
  const word = path.split("/").at(-1);
  const ids = [found.screen, `${found.screen}-${word}`].map((name) => `${name}.${localeOf(path)}`);
  return ids.find((id) => knownRoutes()[id] !== undefined) ?? null;
}

/**
 * The files of the page of a path: of its route and of what it shows inside itself (web/routes.ts names both). Null for a
 * path without a route, or with one of which the router has not learnt yet.
 */
export function routeFiles(path: string): ({ readonly id: string } & RouteFiles) | null {
  const id = routeIdAt(path);
  if (id === null) return null;
  const entries = Object.values(knownRoutes()).flatMap((route) =>
    route && (route.id === id || (route.parentId === id && route.index)) ? [route] : [],
  );
  return {
    id,
    scripts: [...new Set(entries.flatMap(({ module, imports }) => [module, ...(imports ?? [])]))],
    styles: [...new Set(entries.flatMap(({ css }) => css ?? []))],
  };
}
