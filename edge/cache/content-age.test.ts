import { describe, expect, it } from "vitest";
import type { Endpoint, Freshness } from "#shared/api/index.ts";
import { postEndpoints } from "#shared/api/post.endpoints.ts";
import { aSharedStore } from "#tests/support/edge/edge-answers.ts";
import { createCachedCalls } from "../proxy/cached-calls.ts";
import { delaysOf } from "../spoiler-shield/shield-mode.ts";
import { createPageCalls } from "../ssr/page-calls.ts";
import { createCache } from "./cache.ts";
import type { Entry } from "./entry.ts";
import { CONTENT_AGE_MS, lifetimes } from "./freshness.ts";

/**
 * Age of content at an edge that missed the publication: its own cache, its own second level, and a shared origin, on a
 * manual clock.
 */

const START_MS = 1_800_000_000_000;
const STEP_MS = 100;
const LIST = "/oapi/v1/posts";

/** An origin with one article. */
function anOrigin() {
  const clock = { nowMs: START_MS };
  const requests: { edge: string; atMs: number }[] = [];
  let title = "before";
  return {
    clock,
    requests,
    publish: (text: string) => {
      title = text;
    },
    callUpstream: (edge: string) => async (call: Endpoint) => {
      if (call !== postEndpoints.posts) return Response.json({ data: { matches: [] } });
      requests.push({ edge, atMs: clock.nowMs });
      return Response.json({ data: { posts: [{ title }] }, page: { limit: 5, page: 1, total: 1 } });
    },
  };
}
type Origin = ReturnType<typeof anOrigin>;

/** One edge: calls as HTTP callers make them, and pages rendered from them. */
function anEdge(name: string, { clock, callUpstream }: Origin) {
  const background: Promise<unknown>[] = [];
  const waitUntil = (task: Promise<unknown>) => void background.push(task);
  const now = () => clock.nowMs;
  const cache = createCache({
    ...{ now, shared: aSharedStore(), memoryBytes: 1_000_000, patienceMs: 5000 },
    onFailure: () => {},
  });
  const cachedCall = createCachedCalls({ cache, callUpstream: callUpstream(name), delays: delaysOf({}) });
  const textOf = (entry: Entry) => new TextDecoder().decode(entry.body);
  const options = { waitUntil, requestId: "r", betting: "shown" } as const;
  return {
    cache,
    async call() {
      const { entry } = await cachedCall(postEndpoints.posts, "lang=vi", { allowStale: true, ...options });
      return textOf(entry);
    },
    async page({ longest = "minutes" as Freshness, isLive = false }) {
      const render = async () => {
        const calls = createPageCalls({ cachedCall, longest, ...options });
        const { data } = await calls.call(LIST, { lang: "vi" });
        if (isLive) await calls.call("/api/v1/football/matches/recent", {});
        const body = new TextEncoder().encode(JSON.stringify(data));
        return {
          status: 200,
          contentType: "text/html",
          headers: {},
          storable: true,
          body,
          ...calls.inherited(),
        };
      };
      const key = `/page/${longest}/${isLive}`;
      return textOf((await cache.read(key, { allowStale: true, waitUntil, requestId: "r" }, render)).entry);
    },
    settled: () => Promise.all(background.splice(0)),
  };
}

type Edge = ReturnType<typeof anEdge>;
type View = readonly [what: string, show: (edge: Edge) => Promise<string>, withinMs: number];
const views: readonly View[] = [
  ["a call", (edge) => edge.call(), CONTENT_AGE_MS],
  ["a page of news", (edge) => edge.page({ longest: "content" }), CONTENT_AGE_MS],
  // Such a page has five seconds of its own.
  ["a live page with the newest articles", (edge) => edge.page({ isLive: true }), 2 * CONTENT_AGE_MS],
];

/** Reads at every step for a while. */
async function watch(
  origin: Origin,
  edges: readonly Edge[],
  show: (edge: Edge) => Promise<string>,
  ms: number,
) {
  const seen: { atMs: number; text: string }[] = [];
  for (const endMs = origin.clock.nowMs + ms; origin.clock.nowMs < endMs; origin.clock.nowMs += STEP_MS) {
    for (const edge of edges) {
      seen.push({ atMs: origin.clock.nowMs, text: await show(edge) });
      await edge.settled();
    }
  }
  return seen;
}

describe("content published through one edge", () => {
  // Every step of two whole periods of the page and of the call.
  const MOMENTS = Array.from({ length: 70 }, (_, at) => at * STEP_MS);

  it.each(views)(
    "Published content is in %s of another edge in time, under load",
    async (_, show, withinMs) => {
      let oldestMs = 0;
      for (const delayMs of MOMENTS) {
        const origin = anOrigin();
        const other = anEdge("other", origin);
        await watch(origin, [other], show, delayMs + STEP_MS);
        origin.publish("after");
        const publishedMs = origin.clock.nowMs;
        const late = (await watch(origin, [other], show, withinMs + 3000)).filter(({ text }) =>
          text.includes("before"),
        );
        oldestMs = Math.max(oldestMs, ...late.map(({ atMs }) => atMs - publishedMs));
      }
      expect(oldestMs).toBeLessThan(withinMs);
    },
  );

  it.each(views)(
    "Published content is in %s of another edge in time, without requests in between",
    async (_, show, withinMs) => {
      for (const delayMs of MOMENTS) {
        const origin = anOrigin();
        const other = anEdge("other", origin);
        await other.call();
        origin.clock.nowMs += delayMs % 2000;
        await show(other);
        origin.publish("after");
        origin.clock.nowMs += withinMs;
        expect([delayMs, await show(other)]).toEqual([delayMs, expect.stringContaining("after")]);
        await other.settled();
      }
    },
  );

  it("Published content is at the edge that took it at once", async () => {
    const origin = anOrigin();
    const edge = anEdge("one", origin);
    await edge.page({ longest: "content" });
    origin.publish("after");
    origin.clock.nowMs += 1;
    await edge.cache.purge(["content/posts"]);
    expect(await edge.page({ longest: "content" })).toContain("after");
  });
});

it("Edge requests a call from origin at most once in two seconds, with any number of readers", async () => {
  const origin = anOrigin();
  const edges = ["one", "other"].map((name) => anEdge(name, origin));
  const show = (edge: Edge) =>
    Promise.all(views.flatMap(([, view]) => Array.from({ length: 10 }, () => view(edge)))).then(String);
  await watch(origin, edges, show, 20_000);
  for (const name of ["one", "other"]) {
    const moments = origin.requests.filter(({ edge }) => edge === name).map(({ atMs }) => atMs);
    expect(moments.length).toBeGreaterThan(5);
    const gaps = moments.slice(1).map((atMs, at) => atMs - (moments[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(lifetimes.content.fresh * 1000);
  }
});

it("Football pages are not rendered more often than before: a page is rendered again after its own minutes", async () => {
  const origin = anOrigin();
  const edge = anEdge("one", origin);
  await watch(origin, [edge], (one) => one.page({}), 59_000);
  expect(origin.requests).toHaveLength(1);
});
