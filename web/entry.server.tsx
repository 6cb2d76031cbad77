import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { inLocale } from "./platform/locale.server.ts";
import { requestFacts } from "./platform/request-context.ts";

const RENDER_TIMEOUT_MS = 5_000;

/**
 * Renders a page whole before it answers: its data is all there, edge keeps the bytes anyway, and a failure
 * half-way can still become a proper status.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  return inLocale(context.get(requestFacts).locale, async () => {
    const body = await renderToReadableStream(<ServerRouter context={routerContext} url={request.url} />, {
      // Parts that are ready stand where they belong, however large: a page must be whole without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
      onError: (error: unknown) => console.error(error),
    });
    await body.allReady;
    return new Response(request.method === "HEAD" ? null : body, { status, headers });
  });
}

/** What a reader's request cannot have is his answer, no failure of ours. */
export function handleError(thrown: unknown, { request }: { request: Request }): void {
  const refused = isRouteErrorResponse(thrown) && thrown.status < 500;
  if (!refused && !request.signal.aborted) console.error(thrown);
}
