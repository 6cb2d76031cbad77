import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { isFramePath } from "#shared/url/frame.ts";
import { contentPolicy, unmarkScripts } from "./platform/content-policy/content-policy.server.ts";
import { ScriptMark } from "./platform/content-policy/script-mark.ts";
import { inLocale } from "./platform/locale.server.ts";
import { requestFacts } from "./platform/request-context.ts";
import type { SiteFacts } from "./platform/site-facts.ts";

const RENDER_TIMEOUT_MS = 5_000;

/**
 * Renders a page whole before it answers: its data is all there, edge keeps the bytes anyway, and a failure
 * half-way can still become a proper status. The scripts it is made of are named in its policy by their hashes.
 */
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
    const mark = crypto.randomUUID();
    const page = (
      <ScriptMark value={mark}>
        <ServerRouter context={routerContext} url={request.url} nonce={mark} />
      </ScriptMark>
    );
    const body = await renderToReadableStream(page, {
      nonce: mark,
      // Parts that are ready stand where they belong, however large: a page must be whole without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
      onError: (error: unknown) => console.error(error),
    });
    await body.allReady;
    const { html, scripts } = unmarkScripts(await new Response(body).text(), mark);
    const root: SiteFacts | undefined = routerContext.staticHandlerContext.loaderData?.root;
    // The development server has scripts of its own.
    if (!import.meta.env.DEV) {
      const policy = await contentPolicy({
        scripts,
        realtime_url: facts.realtime_url,
        isFrame: isFramePath(new URL(request.url).pathname),
        tracking: root?.tracking ?? [],
        tracking_hosts: facts.tracking_hosts,
      });
      headers.set("content-security-policy", policy);
    }
    return new Response(request.method === "HEAD" ? null : html, { status, headers });
  });
}

/** What a reader's request cannot have is his answer, no failure of ours. */
export function handleError(thrown: unknown, { request }: { request: Request }): void {
  const refused = isRouteErrorResponse(thrown) && thrown.status < 500;
  if (!refused && !request.signal.aborted) console.error(thrown);
}
