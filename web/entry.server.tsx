import { type EntryContext, isRouteErrorResponse, type RouterContextProvider } from "react-router";
import { isFramePath } from "#shared/url/frame.ts";
import { queryClientContext } from "./platform/data/query-client.ts";
import { inLocale } from "./platform/i18n/locale.server.ts";
import { contentPolicy } from "./platform/ssr/content-policy.server.ts";
import { logThrown } from "./platform/ssr/log-thrown.ts";
import { renderPage } from "./platform/ssr/render-page.server.tsx";
import { requestFacts } from "./platform/ssr/request-context.ts";
import type { SiteFacts } from "./platform/ssr/site-facts.ts";

/** Responds with a page. The policy lists the page's scripts by their hashes. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const facts = context.get(requestFacts);
  return inLocale(facts.locale, async () => {
    const { html, scripts } = await renderPage(routerContext, request.url, context.get(queryClientContext));
    const root: SiteFacts | undefined = routerContext.staticHandlerContext.loaderData?.root;
    // The development server has scripts of its own, and edge lets nothing run on a response without a policy.
    const policy = import.meta.env.DEV
      ? "object-src 'none'; base-uri 'none'"
      : await contentPolicy({
          scripts,
          realtime_url: facts.realtime_url,
          isHttps: request.url.startsWith("https:") && facts.realtime_url.startsWith("https:"),
          isFrame: isFramePath(new URL(request.url).pathname),
          tracking: root?.tracking ?? [],
          tracking_hosts: facts.tracking_hosts,
          has_turnstile: facts.has_turnstile,
        });
    headers.set("content-security-policy", policy);
    return new Response(request.method === "HEAD" ? null : html, { status, headers });
  });
}

/** Logs server failures only: a client error is a regular response. */
export function handleError(
  thrown: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // Loaders have logged their own failures (platform/data/page-loader.ts).
  if (isRouteErrorResponse(thrown) || request.signal.aborted) return;
  logThrown(thrown, context.get(requestFacts));
}
