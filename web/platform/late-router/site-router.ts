import {
  type DataRouter,
  UNSAFE_createBrowserHistory,
  UNSAFE_createClientRoutes,
  UNSAFE_createRouter,
  UNSAFE_defaultMapRouteProperties,
  UNSAFE_getPatchRoutesOnNavigationFunction,
  UNSAFE_getTurboStreamSingleFetchDataStrategy,
  UNSAFE_hydrationRouteProperties,
} from "react-router";
import type { HandOver } from "./hand-over.ts";
import { fetchOrTakeAhead, mustBeAsked } from "./known-routes.ts";
import { frameworkOfPage } from "./router-globals.ts";

/**
 * The router of a page that stands already, as React Router's `HydratedRouter` makes it before a page is alive. Of a path
 * whose route is known it does not ask the server which route it is.
 */
export function createSiteRouter(handed: HandOver): DataRouter {
  const { manifest, routeModules, ssr, isSpaMode, routeDiscovery } = frameworkOfPage();
  const find = UNSAFE_getPatchRoutesOnNavigationFunction(
    () => router,
    manifest,
    routeModules,
    ssr,
    routeDiscovery,
    isSpaMode,
    undefined,
    fetchOrTakeAhead,
  );
  const router: DataRouter = UNSAFE_createRouter({
    routes: UNSAFE_createClientRoutes(manifest.routes, routeModules, null, ssr, isSpaMode),
    history: UNSAFE_createBrowserHistory(),
    hydrationData: { ...handed },
    mapRouteProperties: UNSAFE_defaultMapRouteProperties,
    hydrationRouteProperties: UNSAFE_hydrationRouteProperties,
    dataStrategy: UNSAFE_getTurboStreamSingleFetchDataStrategy(
      () => router,
      manifest,
      routeModules,
      ssr,
      (request) => fetch(request),
      false,
      undefined,
      isSpaMode,
    ),
    patchRoutesOnNavigation: (asked) => (mustBeAsked(asked.path) ? find?.(asked) : undefined),
  });
  return router.initialize();
}
