import { createElement, type ReactNode } from "react";
import { matchRoutes, type RouterState } from "react-router";
import type { HandOver } from "./hand-over.ts";
import { frameworkOfPage } from "./router-globals.ts";

/** What a router knows of a page that the server drew, before it has gone anywhere. */

type PageRoute = RouterState["matches"][number]["route"];

/** The page's own routes, made of their modules as React Router makes them, so that nothing is drawn anew when it comes. */
function routesOfPage(): PageRoute[] {
  const { manifest, routeModules } = frameworkOfPage();
  const under = (parentId: string | undefined): PageRoute[] =>
    Object.values(manifest.routes)
      .filter((route) => route !== undefined && route.parentId === parentId)
      .map((route) => {
        const { id, path, index } = route as NonNullable<typeof route>;
        const { default: Screen, ErrorBoundary, Layout, handle } = routeModules[id] ?? {};
        const framed = (part: typeof Screen | typeof ErrorBoundary) => {
          if (!part) return undefined;
          const element = createElement(part as () => ReactNode);
          return id === "root" && Layout ? createElement(Layout, null, element) : element;
        };
        const shown = { element: framed(Screen), errorElement: framed(ErrorBoundary), handle };
        return index
          ? { id, path, index, ...shown }
          : { id, path, ...shown, children: under(id), hasErrorBoundary: ErrorBoundary !== undefined };
      }) as PageRoute[];
  return under(undefined);
}

/** As React Router says that no page is on its way; its own constant would bring all of it along. */
export const STAYS: RouterState["navigation"] = {
  state: "idle",
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

/** As the browser has it. */
function locationOfPage(): RouterState["location"] {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = "default" } = (window.history.state ?? {}) as { usr?: unknown; key?: string };
  return { pathname, search, hash, state: usr, key };
}

/** A route that loads nothing has nothing, which is an answer; the router would go and ask for one that is missing. */
function withEmptyAnswers(handed: HandOver): HandOver {
  const { manifest, routeModules } = frameworkOfPage();
  const empty = Object.keys(routeModules).filter((id) => manifest.routes[id]?.hasLoader === false);
  return {
    ...handed,
    loaderData: { ...Object.fromEntries(empty.map((id) => [id, null])), ...handed.loaderData },
  };
}

/** The page's routes, how they stand, and the hand-over as the router takes it. */
export interface StandingPage {
  readonly handed: HandOver;
  readonly routes: PageRoute[];
  readonly standing: RouterState;
}

export function standingPage(given: HandOver): StandingPage {
  const handed = withEmptyAnswers(given);
  const routes = routesOfPage();
  const location = locationOfPage();
  const standing: RouterState = {
    historyAction: "POP" as RouterState["historyAction"],
    location,
    matches: (matchRoutes(routes, location) ?? []) as RouterState["matches"],
    initialized: true,
    renderFallback: false,
    navigation: STAYS,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: "idle",
    loaderData: { ...handed.loaderData },
    actionData: handed.actionData && { ...handed.actionData },
    errors: handed.errors && { ...handed.errors },
    fetchers: new Map(),
    blockers: new Map(),
  };
  return { handed, routes, standing };
}
