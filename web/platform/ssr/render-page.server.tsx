import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { type RenderedPage, unmarkScripts } from "./content-policy.server.ts";
import { ScriptNonce } from "./script-nonce.ts";
import { startAfterPaint } from "./scripts-after-paint.server.ts";

const RENDER_TIMEOUT_MS = 5_000;
/** React's marker of a boundary whose content it could not render and leaves to the browser. */
const LEFT_OUT = "<!--$!-->";

/** Renders a whole page, so that a failure half-way becomes a proper status. Throws any component's error. */
export async function renderPage(
  routerContext: EntryContext,
  url: string,
  client: QueryClient,
): Promise<RenderedPage> {
  const nonce = crypto.randomUUID();
  const { serverHandoffStream, ...shown } = routerContext;
  const page = (
    <ScriptNonce value={nonce}>
      <QueryClientProvider client={client}>
        <ServerRouter context={shown} url={url} nonce={nonce} />
      </QueryClientProvider>
    </ScriptNonce>
  );
  const unmarked = unmarkScripts(renderAtOnce(page) ?? (await renderAwaited(page, nonce)), nonce);
  // The development server orders its modules itself.
  const rendered = import.meta.env.DEV ? unmarked : startAfterPaint(unmarked);
  if (!routerContext.renderMeta?.didRenderScripts) return rendered;
  const script = await writeStream(serverHandoffStream);
  const end = rendered.html.lastIndexOf("</body>");
  const html = `${rendered.html.slice(0, end)}<script>${script}</script>${rendered.html.slice(end)}`;
  return { html, scripts: [...rendered.scripts, script] };
}

/** Sequences that a raw template literal, or a script in HTML, cannot contain unescaped. */
const NEEDS_ESCAPES = ["`", "${", "<"];

/**
 * The script that hands the loader data to `HydratedRouter`. `ServerRouter` would write it by a stream, and no page
 * could be rendered synchronously. The JSON is full of quotes and backslashes: `String.raw` where possible saves 10 KB
 * of a page of 150 matches.
 */
async function writeStream(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream?.getReader();
  let text = "";
  // Usually there is a single chunk, and reading it this way instead of by `new Response(stream).text()` makes a page 3
  // % faster.
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read())
    text += decoder.decode(chunk.value, { stream: true });
  const literal = NEEDS_ESCAPES.some((escaped) => text.includes(escaped))
    ? JSON.stringify(text).replaceAll("<", "\\u003c")
    : `String.raw\`${text}\``;
  const controller = "window.__reactRouterContext.streamController";
  return `${controller}.enqueue(${literal});${controller}.close();`;
}

/**
 * A synchronous render costs a third of a streamed one. Null where content is not ready or fails: the streamed one
 * reports it.
 */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    // Streams write the doctype themselves; without it browsers use quirks mode.
    return html.includes(LEFT_OUT) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

async function renderAwaited(page: ReactNode, nonce: string): Promise<string> {
  const failures: unknown[] = [];
  const body = await renderToReadableStream(page, {
    nonce: nonce,
    // Content that is ready is rendered in place, however large: a page must be complete without JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    onError: (error: unknown) => void failures.push(error),
  });
  await body.allReady;
  // Around a failed component React finishes the page normally, with an empty placeholder that the browser would fill.
  if (failures.length > 0) throw failures[0];
  return new Response(body).text();
}
