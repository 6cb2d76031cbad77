import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { aSharedStore } from "#tests/support/edge/edge-answers.ts";
import { createCache } from "../cache/cache.ts";
import type { HotResponses } from "../cache/hot-responses.ts";
import { respondTo } from "../cache/respond.ts";
import type { EdgeHono } from "../env.ts";
import { responseHeaders } from "../middleware/response-headers.ts";
import { serverErrors } from "../middleware/server-errors.ts";
import { answerFile, isFilePath } from "./static-files.ts";

const waiting = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

/** Files behind edge: one, and a page that must never be served as a file. Requested paths are recorded. */
function siteWithFiles() {
  const requests: string[] = [];
  const answerOf = (path: string) => {
    if (path === "/assets/a.js") return new Response("a");
    return new Response("none", { status: path === "/" ? 307 : 404 });
  };
  const ASSETS = {
    fetch: async (url: string | URL) => {
      const { pathname } = new URL(url);
      requests.push(pathname);
      return answerOf(pathname);
    },
  };
  const now = () => 1_800_000_000_000;
  const cache = createCache({
    now,
    shared: aSharedStore(),
    memoryBytes: 1_000_000,
    patienceMs: 5000,
    onFailure: () => undefined,
  });
  const hotResponses: HotResponses = {
    respond: (c, cached, cacheHeaders) => respondTo(c, cached, cacheHeaders, now()),
    answer: () => null,
  };
  const settings = { ASSETS } as unknown as Parameters<typeof answerFile>[1]["settings"];
  const app = new Hono<EdgeHono>();
  app.use(responseHeaders(() => ({ SITE_URL: undefined, INDEXING: "open" })));
  app.all("*", (c) =>
    isFilePath(c.req.path)
      ? answerFile(c, { cache, hotResponses, settings, allowRead: () => undefined })
      : new Response("page"),
  );
  app.onError(serverErrors());
  return { get: (path: string) => app.request(path, {}, {}, waiting), requests };
}

describe("a path of a file", () => {
  it("A file's path returns the file", async () => {
    const site = siteWithFiles();
    const answer = await site.get("/assets/a.js?v=1");
    expect([answer.status, await answer.text(), site.requests]).toEqual([200, "a", ["/assets/a.js"]]);
  });

  it.each([
    "/assets/..%5c",
    "/assets/..%5ca.js",
    "/assets/x%5c..%5ca.js",
    "/assets/..%2fa.js",
    "/assets/%2e%2e%2fassets%2fa.js",
    "/assets/%2561.js",
    "/assets/",
    "/assets//a.js",
    "/assets/%00.js",
    "/assets/%ff.js",
    "/assets/a%0a.js",
    "/assets/%e1%bb%87.js",
    `/assets/${"a".repeat(3000)}.js`,
  ])("A path that no build writes is refused without a look-up: %s", async (path) => {
    const site = siteWithFiles();
    const answer = await site.get(path);
    expect([answer.status, answer.headers.get("content-type"), site.requests]).toEqual([
      404,
      "application/problem+json",
      [],
    ]);
  });
});
