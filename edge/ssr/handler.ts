import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { DynamicRoute } from "#shared/content/index.ts";
import { type Locale, localeOf } from "#shared/url/index.ts";
import { isDataAsked, requestFacts } from "#web/platform/request-context.ts";
import type { RenderPage } from "./page-render.ts";
import { isDataPath } from "./page-url.ts";
import { knowsRoutes, reloadingBuild, withFilesIn, withRoutes } from "./route-build.ts";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

const built = (): Promise<ServerBuild> => import("virtual:react-router/server-build");

// The same routes are the same list (content/route-tables.ts), and a build made of them serves until others come.
const handlers = new WeakMap<readonly DynamicRoute[], Record<Locale, Promise<Handle>>>();

/**
 * What renders under these routes in a language. In development the build changes under our hands and is made anew each time, and
 * its files are in both languages.
 */
function handlerFor(routes: readonly DynamicRoute[], locale: Locale): Promise<Handle> {
  if (import.meta.env.DEV) return handlerOf(built(), routes);
  const known = handlers.get(routes);
  if (known !== undefined) return known[locale];
  const make = (one: Locale) =>
    handlerOf(
      built().then((build) => withFilesIn(build, one)),
      routes,
    );
  const made = { vi: make("vi"), en: make("en") };
  handlers.set(routes, made);
  return made[locale];
}

const handlerOf = async (build: Promise<ServerBuild>, routes: readonly DynamicRoute[]): Promise<Handle> =>
  createRequestHandler(withRoutes(await build, routes), import.meta.env.MODE);

/** Of a page, its data, or the routes that a page asks for: those are of its own language. */
function localeAsked(requestUrl: string): Locale {
  const { pathname, searchParams } = new URL(requestUrl);
  const paths = pathname === "/__manifest" ? (searchParams.get("paths") ?? "").split(",") : [pathname];
  return paths.some((path) => localeOf(path) === "en") ? "en" : "vi";
}

/** Renders a page of the React app. The only place of edge that touches the web folder. */
export const renderPage: RenderPage = async (request, facts, routes) => {
  const context = new RouterContextProvider();
  context.set(requestFacts, facts);
  context.set(isDataAsked, isDataPath(new URL(request.url).pathname));
  const handle = await handlerFor(routes, localeAsked(request.url));
  if (knowsRoutes(request.url, routes)) return handle(request, context);
  const { reload, reloadUrl } = reloadingBuild(await built(), request.url);
  return createRequestHandler(reload, import.meta.env.MODE)(new Request(reloadUrl, request), context);
};
