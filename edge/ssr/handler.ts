import { createRequestHandler, RouterContextProvider } from "react-router";
import { requestFacts } from "#web/platform/request-context.ts";
import type { RenderPage } from "./page-render.ts";

const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

/** Renders a page of the React app. The only place of edge that touches the web folder. */
export const renderPage: RenderPage = (request, facts) => {
  const context = new RouterContextProvider();
  context.set(requestFacts, facts);
  return handle(request, context);
};
