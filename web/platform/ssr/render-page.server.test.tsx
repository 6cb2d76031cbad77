import { renderToReadableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { expect, it } from "vitest";
import { callsOfView } from "#web/platform/data/browser-call.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { PLAIN_VIEW } from "#web/platform/spoiler-shield/shown-view.tsx";
import { renderPage } from "./render-page.server.tsx";
import { startAfterPaint } from "./scripts-after-paint.server.ts";

const URL_OF_PAGE = "http://site/";

function Page() {
  return (
    <html lang="vi">
      <body>
        <Scripts />
      </body>
    </html>
  );
}

/** Responds with a page of one route, in the context of the installed React Router, by the given renderer. */
function answerWith(
  render: (context: EntryContext) => Promise<string>,
  loaded: unknown = null,
): Promise<Response> {
  const route = { id: "root", path: "/", hasLoader: true, module: "/root.js", imports: [] };
  const none = {
    ...{ hasAction: false, hasClientAction: false, hasClientLoader: false, hasErrorBoundary: false },
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const build: ServerBuild = {
    entry: {
      module: {
        default: async (_request: Request, status: number, headers: Headers, context: EntryContext) =>
          new Response(await render(context), { status, headers }),
      },
    },
    routes: { root: { ...route, module: { default: Page, loader: () => loaded } } },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { ...route, ...none, hasClientMiddleware: false } },
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  };
  return createRequestHandler(build, "production")(new Request(URL_OF_PAGE));
}

/** Runs a page's classic scripts as a browser would, and reads the loader data that `HydratedRouter` gets. */
async function handedOver(html: string): Promise<string> {
  const window: { __reactRouterContext?: { stream?: ReadableStream<Uint8Array> } } = {};
  for (const [, text = ""] of html.matchAll(/<script>(.*?)<\/script>/gs))
    new Function("window", text)(window);
  return new Response(window.__reactRouterContext?.stream).text();
}

const ofReactRouter = async (context: EntryContext) => {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={URL_OF_PAGE} />);
  await stream.allReady;
  return new Response(stream).text();
};
const client = createQueryClient(callsOfView(PLAIN_VIEW));
const ofOurs = async (context: EntryContext) => (await renderPage(context, URL_OF_PAGE, client)).html;

it.each(['"Hà Nội" \\ 2-1\u2028\r\n', "2-1 </script>", "`2-1` \\`", "$" + "{score}"])(
  "hands over the loaders' data as React Router does, by the fields of its context and window: %j",
  async (score) => {
    const advice =
      "React Router has renamed this since the last upgrade: adapt web/platform/ssr/render-page.server.tsx";
    const own = await (await answerWith(ofReactRouter, { score })).text();
    expect(own, `${advice} (writeStream)`).toContain("window.__reactRouterContext.streamController.enqueue(");
    expect(own, `${advice} (writeStream)`).toContain("window.__reactRouterContext.streamController.close()");
    const fields: unknown[] = [];
    const ours = await (
      await answerWith(
        async (context) => {
          const html = await ofOurs(context);
          fields.push(context.serverHandoffStream, context.renderMeta?.didRenderScripts);
          return html;
        },
        { score },
      )
    ).text();
    expect(fields[0], `${advice} (serverHandoffStream)`).toBeInstanceOf(ReadableStream);
    expect(fields[1], `${advice} (renderMeta.didRenderScripts)`).toBe(true);
    const data = await handedOver(ours);
    expect(data).toContain(JSON.stringify(score));
    expect(data, `${advice} (renderPage)`).toBe(await handedOver(own));
  },
);

it("knows the script that starts a page's modules in a page of the installed React Router", async () => {
  const html = await (await answerWith(ofOurs)).text();
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
  expect(
    startAfterPaint({ html, scripts }).html,
    "React Router starts its modules by another script since the last upgrade: adapt scripts-after-paint.server.ts",
  ).not.toBe(html);
});
