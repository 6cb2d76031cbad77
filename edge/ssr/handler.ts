import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { DynamicRoute } from "#shared/content/index.ts";
import { createQueryClient, queryClientContext } from "#web/platform/data/query-client.ts";
import { requestFacts } from "#web/platform/ssr/request-context.ts";
import type { RenderPage } from "./page-render.ts";
import { knowsRoutes, reloadingBuild, withRoutes } from "./route-build.ts";

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

const built = (): Promise<ServerBuild> => import("virtual:react-router/server-build");

// Equal routes are the same list (content/route-tables.ts): a handler made for them is reused until they change.
const handlers = new WeakMap<readonly DynamicRoute[], Promise<Handle>>();

/** Renders pages under these routes. In development the build changes, and the handler is rebuilt each time. */
function handlerFor(routes: readonly DynamicRoute[]): Promise<Handle> {
  const known = import.meta.env.DEV ? undefined : handlers.get(routes);
  if (known !== undefined) return known;
  const made = built().then((build) => createRequestHandler(withRoutes(build, routes), import.meta.env.MODE));
  handlers.set(routes, made);
  return made;
}

/** Renders a page of the React app. The only place of edge that touches the web folder. */
export const renderPage: RenderPage = async (request, facts, routes) => {
  const context = new RouterContextProvider();
  context.set(requestFacts, facts);
  context.set(
    queryClientContext,
    createQueryClient(() => facts.call),
  );
  const handle = await handlerFor(routes);
  if (knowsRoutes(request.url, routes)) return handle(request, context);
  const { reload, reloadUrl } = reloadingBuild(await built(), request.url);
  return createRequestHandler(reload, import.meta.env.MODE)(new Request(reloadUrl, request), context);
};
