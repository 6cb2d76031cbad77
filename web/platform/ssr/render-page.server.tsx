import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { type RenderedPage, unmarkScripts } from "./content-policy.server.ts";
import { ScriptMark } from "./script-mark.ts";
import { startAfterPaint } from "./scripts-after-paint.server.ts";

const RENDER_TIMEOUT_MS = 5_000;
/** How React begins a boundary whose content it could not render and leaves to browsers. */
const LEFT_OUT = "<!--$!-->";

/**
 * A page, whole: its data is all there, edge keeps the bytes anyway, and a failure half-way can still become a proper
 * status. Throws what a part of it throws.
 */
export async function renderPage(
  routerContext: EntryContext,
  url: string,
  client: QueryClient,
): Promise<RenderedPage> {
  const mark = crypto.randomUUID();
  const { serverHandoffStream, ...shown } = routerContext;
  const page = (
    <ScriptMark value={mark}>
      <QueryClientProvider client={client}>
        <ServerRouter context={shown} url={url} nonce={mark} />
      </QueryClientProvider>
    </ScriptMark>
  );
  const unmarked = unmarkScripts(renderAtOnce(page) ?? (await renderAwaited(page, mark)), mark);
  // The development server's modules come as it likes.
  const rendered = import.meta.env.DEV ? unmarked : startAfterPaint(unmarked);
  if (!routerContext.renderMeta?.didRenderScripts) return rendered;
  const script = await writeStream(serverHandoffStream);
  const end = rendered.html.lastIndexOf("</body>");
  const html = `${rendered.html.slice(0, end)}<script>${script}</script>${rendered.html.slice(end)}`;
  return { html, scripts: [...rendered.scripts, script] };
}

/** What a raw template literal, or a script in HTML, cannot contain as it is. */
const NEEDS_ESCAPES = ["`", "${", "<"];

/**
 * The script by which `HydratedRouter` gets what the loaders returned. `ServerRouter` would write it by a stream, and no page
 * could be rendered in one go. The text is JSON and full of quotes and backslashes, so it stands as `String.raw` where it can:
 * a page of 150 matches is 10 KB shorter (of 86) than with all of them escaped once more, and rendered 10 % faster.
 */
async function writeStream(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream?.getReader();
  let text = "";
  // All of it is one chunk as a rule, and read so rather than by `new Response(stream).text()` a page takes 3 % less.
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read())
    text += decoder.decode(chunk.value, { stream: true });
  const literal = NEEDS_ESCAPES.some((part) => text.includes(part))
    ? JSON.stringify(text).replaceAll("<", "\\u003c")
    : `String.raw\`${text}\``;
  const controller = "window.__reactRouterContext.streamController";
  return `${controller}.enqueue(${literal});${controller}.close();`;
}

/**
 * In one go a page costs a third of what a stream of it costs; but React renders only what is ready so. Null where something
 * is not (the code of a screen that an isolate shows for the first time), or fails: that is told in the other way only.
 */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    // Streams begin with it by themselves; without it browsers draw pages as those of the nineties wanted it.
    return html.includes(LEFT_OUT) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

async function renderAwaited(page: ReactNode, mark: string): Promise<string> {
  const failures: unknown[] = [];
  const body = await renderToReadableStream(page, {
    nonce: mark,
    // Parts that are ready stand where they belong, however large: a page must be whole without JavaScript.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
    onError: (error: unknown) => void failures.push(error),
  });
  await body.allReady;
  // Around a part that failed React closes the page as if nothing had been: with an empty place, to be filled by browsers.
  if (failures.length > 0) throw failures[0];
  return new Response(body).text();
}
