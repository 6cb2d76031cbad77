import type { EntryContext, RouterContextProvider } from "react-router";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { renderPage } from "#web/platform/ssr/render-page.server.tsx";

/** The site's renderer, without language and policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { html } = await renderPage(routerContext, request.url, context.get(queryClientContext));
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
