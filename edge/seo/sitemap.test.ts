import { Hono } from "hono";
import { expect, it } from "vitest";
import { type Endpoint, endpoints } from "#shared/api/index.ts";
import { aSharedStore } from "#tests/support/edge/edge-answers.ts";
import { expectConsole } from "#tests/support/expect-console.ts";
import { createCache } from "../cache/cache.ts";
import { createContentReads } from "../content/content-calls.ts";
import { type EdgeHono, settingsOf } from "../env.ts";
import { responseHeaders } from "../middleware/response-headers.ts";
import { createCachedCalls } from "../proxy/cached-calls.ts";
import { delaysOf } from "../spoiler-shield/shield-mode.ts";
import { answerSitemap } from "./sitemap.ts";

/** How long a file of the sitemap holds: calls and cache of one isolate, on a clock of the test's. */

const entries = [{ code: "robot_meta_team", value: "noindex" }];
const page = {
  ...{ slug: "doi-bong-cua-ban", is_front_page: false, header_script: null, request_header_script: null },
  post_meta_post: [{ name: "router_name", value: "FOOTBALL_RESULT" }],
};
const ANSWERS = new Map<Endpoint, object>([
  [endpoints.configurations, { configurations: entries }],
  [endpoints.pages, { pages: [page] }],
  [endpoints.sitemapProfiles, { ids: [1] }],
  [endpoints.sitemapParts, { months: [], profiles: [] }],
  [endpoints.compseason, { competitions: [] }],
  [endpoints.sitemapTips, { tips: [] }],
]);

const expectFailure = () => expectConsole("error", "upstream_unavailable");

function aSite() {
  const clock = { nowMs: 1_800_000_000_000 };
  const down = new Set<Endpoint>();
  const now = () => clock.nowMs;
  const callUpstream = async (call: Endpoint) => {
    if (down.has(call)) return new Response("", { status: 503 });
    return Response.json({ data: ANSWERS.get(call) ?? {} });
  };
  const cache = createCache({
    ...{ now, shared: aSharedStore(), memoryBytes: 1_000_000, patienceMs: 5000 },
    onFailure: () => {},
  });
  const cachedCall = createCachedCalls({ cache, callUpstream, delays: delaysOf({}) });
  const fetcher = { fetch: () => undefined };
  const settings = settingsOf({ ORIGIN: fetcher, ASSETS: fetcher, REALTIME_URL: "https://rooms.example" });
  const readContent = createContentReads({ cachedCall, now });
  const app = new Hono<EdgeHono>();
  app.use(responseHeaders(() => settings));
  app.get("*", (c) =>
    answerSitemap(c, { cache, cachedCall, readContent, settings, now, allowRead: () => undefined }),
  );
  const background: Promise<unknown>[] = [];
  const context = {
    waitUntil: (task: Promise<unknown>) => void background.push(task),
    passThroughOnException: () => undefined,
    props: {},
  };
  return {
    clock,
    down,
    get: async (name: string) => {
      const answer = await app.request(`https://site.example/sitemap-${name}.xml`, {}, {}, context);
      const text = await answer.text();
      await Promise.all(background.splice(0));
      return { status: answer.status, text };
    },
  };
}

it("A sitemap made without the pages is fresh for seconds, not for its usual time", async () => {
  const { clock, down, get } = aSite();
  down.add(endpoints.pages);
  expectFailure();
  expect((await get("screens")).text).not.toContain("/doi-bong-cua-ban<");
  down.clear();
  clock.nowMs += 6000;
  expect((await get("screens")).text).toContain("/doi-bong-cua-ban<");
});

it("A sitemap made without the configuration is fresh for seconds: pages hidden from search engines soon leave it", async () => {
  const { clock, down, get } = aSite();
  down.add(endpoints.configurations);
  expectFailure();
  expect((await get("teams")).text).toContain("/team/1<");
  down.clear();
  clock.nowMs += 6000;
  expect((await get("teams")).status).toBe(404);
});

it("A sitemap uses the last good data while the service does not answer", async () => {
  const { clock, down, get } = aSite();
  await get("screens");
  down.add(endpoints.pages).add(endpoints.configurations);
  clock.nowMs += 2 * 86_400_000;
  expectFailure();
  expect((await get("screens")).text).toContain("/doi-bong-cua-ban<");
});

it("A complete sitemap is fresh for its own time", async () => {
  const { clock, down, get } = aSite();
  await get("screens");
  down.add(endpoints.pages).add(endpoints.configurations);
  clock.nowMs += 30_000;
  expect((await get("screens")).text).toContain("/doi-bong-cua-ban<");
});
