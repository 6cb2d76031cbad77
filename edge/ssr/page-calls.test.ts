import { afterEach, expect, it, vi } from "vitest";
import { endpointPath } from "#shared/api/index.ts";
import { anAnswer } from "#tests/support/edge-answers.ts";
import { type Entry, periodsOf } from "../cache/entry.ts";
import type { CachedCall } from "../proxy/cached-calls.ts";
import { createPageCalls } from "./page-calls.ts";

const entryOf = (text: string): Entry => {
  const answer = anAnswer(text, { tags: ["matches"], nextChangeAtMs: 5_000 });
  return { ...answer, etag: "e", gzip: null, madeAtMs: 0, ...periodsOf(answer, 0) };
};

/** Calls of a page whose cache answers everything with no matches; what it is asked for is noted. */
function aPage() {
  const asked: string[] = [];
  const cachedCall: CachedCall = async (call, search) => {
    asked.push(`${endpointPath(call)}?${search}`);
    return { entry: entryOf('{"data":{"matches":[]}}'), state: "hit" };
  };
  return {
    asked,
    ...createPageCalls({
      cachedCall,
      waitUntil: () => {},
      betting: "shown",
      isContent: false,
      requestId: "r1",
      readContent: async () => ({ state: "none" }),
    }),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it("finds the call by its path and asks for it in canonical spelling", async () => {
  const { asked, call, inherited } = aPage();
  const { data } = await call("/api/v1/football/matches/recent", { tz: "+07:00", date: "2026-01-01" });
  expect(data.matches).toEqual([]);
  expect(asked).toEqual(["/api/v1/football/matches/recent?date=2026-01-01&tz=%2B07%3A00"]);
  expect(inherited()).toMatchObject({ freshness: "live", tags: ["matches"], nextChangeAtMs: 5_000 });
});

it("asks for nothing but public GETs: to name another path does not compile, and is a fault of ours", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { asked, call } = aPage();
  const others = [
    // @ts-expect-error no call has this path
    call("/api/v1/football/matches/nowhere", {}),
    // @ts-expect-error only the feed may ask
    call("/api/v1/origin/feed/changes", {}),
    // @ts-expect-error a POST
    call("/api/v1/origin/ingest", {}),
  ];
  for (const { status, ...rest } of await Promise.allSettled(others)) {
    expect([status, rest]).toEqual(["rejected", { reason: expect.objectContaining({ code: "internal" }) }]);
  }
  expect(asked).toEqual([]);
  expect(log).toHaveBeenCalledTimes(3);
});
