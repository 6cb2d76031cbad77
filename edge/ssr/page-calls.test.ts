import { afterEach, expect, it, vi } from "vitest";
import { endpointPath, type Freshness } from "#shared/api/index.ts";
import { anAnswer } from "#tests/support/edge/edge-answers.ts";
import { type Entry, periodsOf } from "../cache/entry.ts";
import type { ContentRead } from "../content/content-calls.ts";
import type { CachedCall } from "../proxy/cached-calls.ts";
import { createPageCalls } from "./page-calls.ts";

const entryOf = (text: string, freshness: Freshness = "live"): Entry => {
  const answer = anAnswer(text, { tags: ["matches"], nextChangeAtMs: 5_000, freshness });
  return { ...answer, etag: "e", gzip: null, madeAtMs: 0, ...periodsOf(answer, 0) };
};

/** Calls of a page whose cache returns no matches for everything; requests are recorded. */
function aPage({
  freshness = "live" as Freshness,
  readContent = async (): Promise<ContentRead> => ({ state: "none" }),
} = {}) {
  const requests: string[] = [];
  const cachedCall: CachedCall = async (call, search) => {
    requests.push(`${endpointPath(call)}?${search}`);
    return { entry: entryOf('{"data":{"matches":[]}}', freshness), state: "hit", key: null };
  };
  return {
    requests,
    ...createPageCalls({
      cachedCall,
      waitUntil: () => {},
      betting: "shown",
      longest: "minutes",
      requestId: "r1",
      readContent,
    }),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it("A page call is found by its path and requested in canonical spelling", async () => {
  const { requests, call, inherited } = aPage();
  const { data } = await call("/api/v1/football/matches/recent", { tz: "+07:00", date: "2026-01-01" });
  expect(data.matches).toEqual([]);
  expect(requests).toEqual(["/api/v1/football/matches/recent?date=2026-01-01&tz=%2B07%3A00"]);
  expect(inherited()).toMatchObject({ freshness: "live", tags: ["matches"], nextChangeAtMs: 5_000 });
});

it("A page can make public GETs only: another path does not compile, and is an internal error", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { requests, call } = aPage();
  const others = [
    // @ts-expect-error no call has this path
    call("/api/v1/football/matches/nowhere", {}),
    // @ts-expect-error only the hub has access
    call("/api/v1/origin/feed/changes", {}),
    // @ts-expect-error a POST
    call("/api/v1/origin/ingest", {}),
  ];
  for (const { status, ...rest } of await Promise.allSettled(others)) {
    expect([status, rest]).toEqual(["rejected", { reason: expect.objectContaining({ code: "internal" }) }]);
  }
  expect(requests).toEqual([]);
  expect(log).toHaveBeenCalledTimes(3);
});

it("A page is renewed at once where a surrounding service is late, and in its own time where its response is invalid", () => {
  const freshnessOf = async (found: ContentRead) => {
    const { call, content, inherited } = aPage({ readContent: async () => found, freshness: "minutes" });
    await call("/api/v1/football/matches/recent", {});
    const menu = await content("/oapi/v1/menu", { lang: "vi" });
    return [menu, inherited().freshness, inherited().tags];
  };
  const entry = { ...entryOf("{}"), freshness: "minutes", tags: ["menu"] } as const;
  const data = { menu: [] };
  return Promise.all([
    expect(freshnessOf({ state: "failed" })).resolves.toEqual([null, "live", ["matches"]]),
    expect(freshnessOf({ state: "held", entry, data })).resolves.toEqual([data, "live", ["matches", "menu"]]),
    expect(freshnessOf({ state: "wrong", entry, data: null })).resolves.toEqual([
      null,
      "minutes",
      ["matches", "menu"],
    ]),
  ]);
});
