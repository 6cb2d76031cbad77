import type { ContextType } from "react";
import type { UNSAFE_FrameworkContext } from "react-router";

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;

/** What React Router writes into a page for its scripts (its `Scripts`), by the names it gives it. */
interface RouterGlobals {
  readonly __reactRouterContext: Pick<
    Framework,
    "future" | "isSpaMode" | "routeDiscovery" | "ssr" | "unstable_apiOnly" | "unstable_apiServerOrigin"
  > & { readonly state?: unknown };
  readonly __reactRouterManifest: Framework["manifest"];
  readonly __reactRouterRouteModules: Framework["routeModules"];
}

/** Where the router looks for what a page hands over, beside the settings that it has written there. */
export const STATE_PLACE = "window.__reactRouterContext.state";

/** What stands there; `undefined` while a page's end, which writes it, is still to come. */
export const stateOfPage = (): unknown => (window as unknown as RouterGlobals).__reactRouterContext.state;

/** In a browser, once the script that begins a page has run. */
export function frameworkOfPage(): Framework {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
  } = window as unknown as RouterGlobals;
  return { ...context, manifest, routeModules };
}
