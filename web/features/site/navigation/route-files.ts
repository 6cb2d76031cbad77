import { routeIdAt } from "#web/platform/late-router/known-routes.ts";
import { frameworkOfPage } from "#web/platform/late-router/router-globals.ts";

/** Files of a screen, those that the page has already among them. */
export interface RouteFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The files of the page that a path leads to: of its route, and of what it shows inside itself (web/routes.ts names both). Null
 * where it leads to none, or to one that the router does not know yet.
 */
export function routeFiles(path: string): ({ readonly id: string } & RouteFiles) | null {
  const id = routeIdAt(path);
  if (id === null) return null;
  const entries = Object.values(frameworkOfPage().manifest.routes).flatMap((route) =>
    route && (route.id === id || (route.parentId === id && route.index)) ? [route] : [],
  );
  return {
    id,
    scripts: [...new Set(entries.flatMap(({ module, imports }) => [module, ...(imports ?? [])]))],
    styles: [...new Set(entries.flatMap(({ css }) => css ?? []))],
  };
}
