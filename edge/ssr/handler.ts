import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { DynamicRoute } from "#shared/content/index.ts";
import { requestFacts } from "#web/platform/request-context.ts";
import type { RenderPage } from "./page-render.ts";
import { knowsRoutes, reloadingBuild, withRoutes } from "./route-build.ts";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

const built = (): Promise<ServerBuild> => import("virtual:react-router/server-build");

// The same routes are the same list (content/route-tables.ts), and a build made of them serves until others come.
const handlers = new WeakMap<readonly DynamicRoute[], Promise<Handle>>();

/** What renders under these routes. In development the build changes under our hands and is made anew each time. */
function handlerFor(routes: readonly DynamicRoute[]): Promise<Handle> {
  const make = async () => createRequestHandler(withRoutes(await built(), routes), import.meta.env.MODE);
  if (import.meta.env.DEV) return make();
  const known = handlers.get(routes);
  if (known !== undefined) return known;
  const made = make();
  handlers.set(routes, made);
  return made;
}

/** Renders a page of the React app. The only place of edge that touches the web folder. */
export const renderPage: RenderPage = async (request, facts, routes) => {
  const context = new RouterContextProvider();
  context.set(requestFacts, facts);
  const handle = await handlerFor(routes);
  if (knowsRoutes(request.url, routes)) return handle(request, context);
  const { reload, reloadUrl } = reloadingBuild(await built(), request.url);
  return createRequestHandler(reload, import.meta.env.MODE)(new Request(reloadUrl, request), context);
};
