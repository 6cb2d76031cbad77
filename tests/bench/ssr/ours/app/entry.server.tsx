import type { EntryContext } from "react-router";
import { renderPage } from "#web/platform/render-page.server.tsx";

/** The site's way of rendering, without what its pages add: language and policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { html } = await renderPage(routerContext, request.url);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
