import { createRequestHandler, RouterContextProvider } from "react-router";
import { type RequestFacts, requestFacts } from "#web/platform/request-context.ts";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** Renders a page of the React app. The only place of edge that touches the web folder. */
export function renderPage(request: Request, facts: RequestFacts): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestFacts, facts);
  return handle(request, context);
}
