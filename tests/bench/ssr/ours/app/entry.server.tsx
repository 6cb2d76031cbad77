import type { EntryContext } from "react-router";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { renderPage } from "#web/platform/render-page.server.tsx";

/** The page of the bench makes no calls. */
const nothing = () => () => Promise.reject(new Error("The bench makes no calls"));

/** The site's way of rendering, without what its pages add: language and policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const { html } = await renderPage(routerContext, request.url, createQueryClient(nothing));
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}
