import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { anAnswer, aSharedStore } from "#tests/support/edge/edge-answers.ts";
import { bettingOf, variantOf } from "../betting/betting-mode.ts";
import type { EdgeHono } from "../env.ts";
import { responseHeaders } from "../middleware/response-headers.ts";
import { delaysOf } from "../spoiler-shield/shield-mode.ts";
import { createCache } from "./cache.ts";
import type { Produced } from "./entry.ts";
import { createHotResponses } from "./hot-responses.ts";
import { REVALIDATE } from "./respond.ts";

const START_MS = 1_800_000_000_000;
const SITE = { SITE_URL: "https://site.example", INDEXING: "open" } as const;
const waiting = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
const CACHE_HEADERS = { cacheControl: REVALIDATE, vary: "accept-encoding, cookie" };

/** Tag of the routes, on which pages depend besides their address. */
const ROUTES = "pages";

/** An isolate that serves a page at every path, with its reader's mode in it; below /put/ the routes decide too. */
function anIsolate() {
  const clock = { nowMs: START_MS };
  const now = () => clock.nowMs;
  const counted: unknown[][] = [];
  const cache = createCache({
    ...{ now, shared: aSharedStore(), memoryBytes: 1_000_000, patienceMs: 5000 },
    onFailure: () => undefined,
  });
  const hotResponses = createHotResponses({
    ...{ now, cache, delays: delaysOf({}), settings: { BETTING: "shown" } },
    metrics: { answered: (...row) => void counted.push(row) },
  });
  const app = new Hono<EdgeHono>();
  app.use(responseHeaders(() => SITE));
  const changes: Partial<Produced> = {};
  app.get("*", async (c) => {
    const betting = bettingOf(c.req.raw.headers, "shown");
    const key = `${variantOf(betting)}/page${c.req.path}`;
    const reader = { ...waiting, allowStale: true, requestId: c.get("requestId") };
    const cached = await cache.read(key, reader, async () =>
      anAnswer(`<p>betting ${betting}</p>`, { contentType: "text/html", tags: ["match:1"], ...changes }),
    );
    const routes = { freshness: "content", tags: [ROUTES] } as const;
    const dependsOn = c.req.path.startsWith("/put/")
      ? { key: "/routes", ...(await cache.read("/routes", reader, async () => anAnswer("{}", routes))) }
      : undefined;
    return hotResponses.respond(c, cached, CACHE_HEADERS, { key, dependsOn });
  });
  const requestOf = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    new Request(`https://site.example${path}`, { headers, method });
  return {
    ...{ cache, clock, changes, counted },
    theWholeWay: async (...which: Parameters<typeof requestOf>) =>
      app.fetch(requestOf(...which), {}, waiting),
    atOnce: (...which: Parameters<typeof requestOf>) => hotResponses.answer(requestOf(...which)),
  };
}
let isolate: ReturnType<typeof anIsolate>;
beforeEach(() => {
  isolate = anIsolate();
});

const statusAndHeaders = ({ status, headers }: Response) => [status, Object.fromEntries(headers)];

describe("an address in the hot-response cache", () => {
  it("A fresh hot response equals the one of the whole path", async () => {
    const headers = { "x-request-id": "request-1", "accept-encoding": "gzip, deflate, br" };
    await isolate.theWholeWay("/match/7", headers);
    isolate.clock.nowMs += 500;
    const [whole, short] = [
      await isolate.theWholeWay("/match/7", headers),
      isolate.atOnce("/match/7", headers),
    ];
    if (short === null) throw new Error("not answered");
    expect(statusAndHeaders(short)).toEqual(statusAndHeaders(whole));
    expect(await short.text()).toBe(await whole.text());
    expect(isolate.counted).toEqual([["GET", "/match/7", 200, "hit"]]);
  });

  it("A hot response has a new id for each request", async () => {
    await isolate.theWholeWay("/match/7");
    const ids = [1, 2].map(() => isolate.atOnce("/match/7")?.headers.get("x-request-id"));
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  it("A hot response is a 304 for a client with a current copy", async () => {
    const etag = (await isolate.theWholeWay("/match/7")).headers.get("etag") ?? "";
    const answer = isolate.atOnce("/match/7", { "if-none-match": etag });
    expect([answer?.status, await answer?.text()]).toEqual([304, ""]);
    expect(isolate.counted).toEqual([["GET", "/match/7", 304, "hit"]]);
  });

  it("A hot response differs for a reader who hides betting or results", async () => {
    await isolate.theWholeWay("/match/7", { cookie: "theme=dark" });
    const hiding = { cookie: "theme=dark; betting=hidden" };
    expect(isolate.atOnce("/match/7", hiding)).toBeNull();
    expect(isolate.atOnce("/match/7", { cookie: "scores=hidden" })).toBeNull();
    expect(isolate.atOnce("/match/7", { cookie: "__Host-scores=hidden" })).toBeNull();
    expect(isolate.atOnce("/match/7", { cookie: "delay=60" })).toBeNull();
    await isolate.theWholeWay("/match/7", hiding);
    expect(await isolate.atOnce("/match/7", hiding)?.text()).toContain("betting hidden");
    expect(await isolate.atOnce("/match/7", {})?.text()).toContain("betting shown");
    expect(await isolate.atOnce("/match/7", { cookie: "session=x" })?.text()).toContain("betting shown");
  });

  it("A hot response carries the bot flag for a robot and for nobody after it", async () => {
    await isolate.theWholeWay("/match/7");
    const flagOf = (agent: string) =>
      isolate.atOnce("/match/7", { "user-agent": agent })?.headers.get("server-timing");
    expect(flagOf("Googlebot/2.1")).toBe("bot");
    expect(flagOf("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBeNull();
  });
});

describe("requests that bypass the hot-response cache", () => {
  it("A new host, query or method takes the whole path", async () => {
    await isolate.theWholeWay("/match/7");
    expect(isolate.atOnce("/match/8")).toBeNull();
    expect(isolate.atOnce("/match/7?a=1")).toBeNull();
    expect(isolate.atOnce("/match/7", {}, "HEAD")).toBeNull();
    expect(isolate.atOnce("/match/7", {}, "POST")).toBeNull();
  });

  it("A request after a HEAD takes the whole path", async () => {
    await isolate.theWholeWay("/match/7", {}, "HEAD");
    expect(isolate.atOnce("/match/7")).toBeNull();
  });

  it("A request for a stale response takes the whole path", async () => {
    await isolate.theWholeWay("/match/7");
    isolate.clock.nowMs += 999;
    expect(isolate.atOnce("/match/7")).not.toBeNull();
    isolate.clock.nowMs += 1;
    expect(isolate.atOnce("/match/7")).toBeNull();
  });

  it("A request for a purged response takes the whole path", async () => {
    await isolate.theWholeWay("/match/7");
    await isolate.cache.purge(["match:1"]);
    expect(isolate.atOnce("/match/7")).toBeNull();
  });

  it("One request a second takes the whole path to read the purges of others", async () => {
    Object.assign(isolate.changes, { freshness: "hours" });
    await isolate.theWholeWay("/match/7");
    isolate.clock.nowMs += 1000;
    expect(isolate.atOnce("/match/7")).toBeNull();
    await isolate.theWholeWay("/match/7");
    expect(isolate.atOnce("/match/7")).not.toBeNull();
  });

  it.each([
    ["a refusal", { status: 404, storable: true }],
    ["uncacheable", { status: 200, storable: false }],
  ])("A cached response that is %s takes the whole path", async (_, changes) => {
    Object.assign(isolate.changes, changes);
    await isolate.theWholeWay("/match/7");
    await isolate.theWholeWay("/match/7");
    expect(isolate.atOnce("/match/7")).toBeNull();
  });

  it("A request for an address that turned into a refusal takes the whole path", async () => {
    await isolate.theWholeWay("/match/7");
    await isolate.cache.purge(["match:1"]);
    isolate.clock.nowMs += 10;
    Object.assign(isolate.changes, { status: 404 });
    await isolate.theWholeWay("/match/7");
    expect(isolate.atOnce("/match/7")).toBeNull();
  });

  it("A page that depends on the routes takes the whole path once the routes have changed", async () => {
    Object.assign(isolate.changes, { freshness: "hours" });
    await isolate.theWholeWay("/put/a");
    expect(isolate.atOnce("/put/a")).not.toBeNull();
    await isolate.cache.purge([ROUTES]);
    expect(isolate.atOnce("/put/a")).toBeNull();
    isolate.clock.nowMs += 1;
    await isolate.theWholeWay("/put/b");
    expect(isolate.atOnce("/put/b")).not.toBeNull();
    // The routes are fresh again, but others: no page has been resolved by them yet.
    expect(isolate.atOnce("/put/a")).toBeNull();
    await isolate.theWholeWay("/put/a");
    expect(isolate.atOnce("/put/a")).not.toBeNull();
  });

  it("All requests take the whole path once the table is full and emptied", async () => {
    await isolate.theWholeWay("/match/7");
    for (let at = 0; at < 2000; at += 1) await isolate.theWholeWay(`/?${at}`);
    expect(isolate.atOnce("/match/7")).toBeNull();
    expect(isolate.atOnce("/?1999")).not.toBeNull();
  });
});
