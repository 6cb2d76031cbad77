import { lazy, Suspense } from "react";
import { createRequestHandler, Outlet, RouterContextProvider, type ServerBuild } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { expectConsole } from "#tests/support/expect-console.ts";
import { stub } from "#tests/support/stub.ts";
import handleRequest, { handleError } from "./entry.server.tsx";
import { createQueryClient, queryClientContext } from "./platform/data/query-client.ts";
import { requestFacts } from "./platform/ssr/request-context.ts";

afterEach(() => vi.restoreAllMocks());

/** The site with one screen, inside the Suspense that screens have (root.tsx). */
const site = (Screen: () => React.ReactNode) => {
  const route = (id: string, module: object, more: object = {}) => ({ id, module, ...more });
  const manifestOf = (id: string) => ({ id, module: `/${id}.js`, hasErrorBoundary: id === "root" });
  const Root = () => (
    <html lang="vi">
      <body>
        <Suspense>
          <Outlet />
        </Suspense>
      </body>
    </html>
  );
  const build = stub<ServerBuild>({
    entry: { module: { default: handleRequest, handleError } },
    routes: {
      root: route("root", { default: Root, ErrorBoundary: () => <p>error screen</p> }, { path: "" }),
      screen: route("screen", { default: Screen }, { parentId: "root", index: true }),
    },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: {
        root: manifestOf("root"),
        screen: { ...manifestOf("screen"), parentId: "root", index: true },
      },
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  });
  const context = new RouterContextProvider();
  context.set(
    queryClientContext,
    createQueryClient(() => () => Promise.reject(new Error("nothing is asked"))),
  );
  context.set(requestFacts, { locale: "vi", realtime_url: "", tracking_hosts: [] } as never);
  return createRequestHandler(build, "production")(new Request("https://site.test/"), context);
};

it("renders a screen whole", async () => {
  const answer = await site(() => <p>screen</p>);
  expect([answer.status, (await answer.text()).includes("<p>screen</p>")]).toEqual([200, true]);
});

it("renders a page that is ready, in one go, to the same bytes as one that has to be awaited", async () => {
  const load = async () => ({ default: () => <p>screen</p> });
  const Later = lazy(load);
  const page = async () => (await site(() => <Later />)).text();
  const [awaited, ready] = [await page(), await page()];
  expect(awaited).toMatch(/^<!DOCTYPE html><html lang="vi">/);
  expect(ready).toBe(awaited);
  expect(ready).toContain("<p>screen</p>");
});

it("answers 500 with the error screen where a screen fails, never 200 with an empty place", async () => {
  expectConsole("error", "a fault of ours");
  const answer = await site(() => {
    throw new Error("a fault of ours");
  });
  expect([answer.status, (await answer.text()).includes("error screen")]).toEqual([500, true]);
});
