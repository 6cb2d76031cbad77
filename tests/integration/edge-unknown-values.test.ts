import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCache, type EdgeCache } from "#edge/cache/cache.ts";
import { createCachedCalls } from "#edge/proxy/cached-calls.ts";
import { delaysOf } from "#edge/spoiler-shield/shield-mode.ts";
import { canonicalSearch, type Endpoint, endpointList, endpointPath } from "#shared/api/index.ts";
import { type QueryFieldForm, queryFieldFacts } from "#shared/api/query-field-form.ts";
import { toAppError } from "#shared/errors/index.ts";
import { addDays } from "#shared/time/index.ts";
import { OFFSETS } from "#shared/time/offsets.table.ts";
import { pathOf, type Screen } from "#shared/url/index.ts";
import { isPersonalPath } from "#shared/url/personal-screens.ts";
import { isOpenKey, QUERY_KEYS } from "#shared/url/query-key.table.ts";
import { SCREEN_QUERY } from "#shared/url/screen-query.table.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { type CallSample, sampleOf } from "#tests/support/calls/call-sample.ts";
import { type ContentCall, sampleContentQueries } from "#tests/support/calls/content-calls.ts";
import { type FootballCall, sampleQueries } from "#tests/support/calls/football-calls.ts";
import { aSharedStore } from "#tests/support/edge/edge-answers.ts";
import { type EdgeHarness, jsonOf, startEdge } from "#tests/support/edge/edge-harness.ts";
import { startDemoOrigin } from "#tests/support/origin/demo-origin.ts";
import type { OriginHarness } from "#tests/support/origin/origin-harness.ts";

/** URLs with invented values, and how edge's cache stores their responses. */

const TRIED = 8;
const numbers = Array.from({ length: TRIED }, (_, at) => at);
const UNUSUAL_SIZES = [7, 9, 11, 13, 14, 16, 17, 19];

/** Valid but unknown values of a field; none for enumerations. */
function unknownValues(key: string, form: QueryFieldForm): string[] {
  if ("enum" in form) return [];
  if (key === "tz") return numbers.map((at) => `+07:0${at + 1}`);
  if (key === "page") return numbers.map((at) => String(5_000 + at));
  if (form.type === "array")
    return "enum" in form.items || form.items.maximum < 1_000 ? [] : numbers.map(idNo);
  if ("format" in form) return numbers.map((at) => addDays("1902-01-01", at));
  if ("minLength" in form) return numbers.map((at) => `nobody ${at}`);
  if ("pattern" in form) return numbers.map((at) => (key === "month" ? `190${at}-01` : `made-up-${at}`));
  if (form.maximum === Number.MAX_SAFE_INTEGER) return numbers.map(idNo);
  return UNUSUAL_SIZES.filter((size) => size <= form.maximum).map(String);
}
const idNo = (at: number): string => String(900_000_001 + at);

const cachedByEdge = endpointList.filter(
  ([, { access, method, freshness }]) => access === "public" && method === "GET" && freshness !== "private",
);

describe("calls", () => {
  let origin: OriginHarness;
  let sample: CallSample;
  beforeAll(async () => {
    origin = await startDemoOrigin();
    sample = await sampleOf(origin.db);
  }, 240_000);
  afterAll(() => origin?.dispose());

  /** A query with results; calls of tips and comments need none. */
  function sampleQuery(name: string): Readonly<Record<string, unknown>> {
    if (Object.hasOwn(sampleQueries, name)) return sampleQueries[name as FootballCall](sample);
    if (Object.hasOwn(sampleContentQueries, name)) return sampleContentQueries[name as ContentCall]();
    return {};
  }

  function anEdge(): { cache: EdgeCache; get: (call: Endpoint, query: object) => Promise<void> } {
    const cache = createCache({
      ...{ now: () => Date.now(), shared: aSharedStore(), memoryBytes: 32 * 1024 * 1024, patienceMs: 5000 },
      onFailure: () => {},
    });
    const callUpstream = (call: Endpoint, { search }: { search: string }) =>
      origin.fetch(`${endpointPath(call)}?${search}`);
    const cachedCall = createCachedCalls({ cache, callUpstream, delays: delaysOf({}) });
    const options = { allowStale: false, waitUntil: () => {}, requestId: "r", betting: "shown" } as const;
    return {
      cache,
      async get(call, query) {
        // A refusal is a response too; a fault is not.
        await cachedCall(call, canonicalSearch({ ...query }), options).catch((thrown: unknown) => {
          if (toAppError(thrown).row.status >= 500) throw thrown;
        });
      },
    };
  }

  it.each(cachedByEdge)("The call %s is cached once, however many values are made up", async (name, call) => {
    const { cache, get } = anEdge();
    const base = sampleQuery(name);
    await get(call, base);
    const kept = cache.report().answers.entries;
    for (const [key, field] of Object.entries(call.query.shape)) {
      const values = unknownValues(key, queryFieldFacts(field).form);
      for (const value of values) await get(call, { ...base, [key]: value });
      expect([key, cache.report().answers.entries - kept]).toEqual([key, 0]);
    }
  });

  it("Answers about existing objects stay in the cache beside made-up ones", async () => {
    const { cache, get } = anEdge();
    const sampledCalls = cachedByEdge.filter(([name]) => Object.hasOwn(sampleQueries, name));
    for (const [name, call] of sampledCalls) await get(call, sampleQuery(name));
    const { answers } = cache.report();
    // Lists of a reader's own ids, and searched names, are not.
    expect(sampledCalls.length - answers.entries).toBeLessThanOrEqual(5);
  });

  it("Calls accept only time zones that exist", () => {
    expect(new Set(OFFSETS).size).toBe(39);
  });
});

describe("pages", () => {
  let edge: EdgeHarness;
  beforeAll(async () => {
    edge = await startEdge({ REALTIME_URL: "http://127.0.0.1:9" });
  });
  afterAll(() => edge.stop());

  const keptAnswers = async (): Promise<number> => {
    const body = jsonOf(await edge.get("/metrics")) as { cache: { answers: { entries: number } } };
    return body.cache.answers.entries;
  };
  const VALUES: Readonly<Record<string, (at: number) => string>> = {
    date: (at) => addDays("1902-01-01", at),
    from: (at) => addDays("1902-01-01", at),
    to: (at) => addDays("1902-01-01", at),
    page: (at) => String(2_000 + at),
    season_year: (at) =>
      `19${String(10 + (at % 80)).padStart(2, "0")}-${String(11 + (at % 80)).padStart(2, "0")}`,
  };
  const madeUpValue = (key: string, at: number): string =>
    VALUES[key]?.(at) ?? (QUERY_KEYS[key as keyof typeof QUERY_KEYS]("made up") ? `made up ${at}` : idNo(at));

  const screensWithKeys = (Object.keys(SCREEN_QUERY) as Screen[])
    .map((screen) => [screen, SCREEN_QUERY[screen].filter(isOpenKey)] as const)
    .filter(([screen, keys]) => keys.length > 0 && !isPersonalPath(pathOf(screen, "vi", { id: 1 })));

  it("200 made-up competitions of the home page leave no page in the cache", async () => {
    await edge.get("/");
    const before = await keptAnswers();
    for (let at = 0; at < 200; at += 1) expect((await edge.get(`/?comp_id=${idNo(at)}`)).status).toBe(200);
    expect((await keptAnswers()) - before).toBe(0);
  }, 120_000);

  it.each(screensWithKeys)(
    "The page %s is cached once for all made-up values of %j",
    async (screen, keys) => {
      const path = pathOf(screen, "vi", { id: 1, slug: "mot", page: "ty-le-keo" });
      for (const key of keys) {
        const get = async (at: number) =>
          edge.get(`${path}?${new URLSearchParams({ [key]: madeUpValue(key, at) })}`);
        await get(0);
        const before = await keptAnswers();
        for (const at of numbers) await get(at + 1);
        expect([key, (await keptAnswers()) - before]).toEqual([key, 0]);
      }
    },
  );

  it("A competition that the page's own day has is kept like the page without it", async () => {
    const match = aMatch();
    await edge.plan({ data: { matches: [match] } });
    const addressOf = (id: number) => `/?date=2026-03-02&comp_id=${id}`;
    // The calls are cached after the first page, which is not.
    expect((await edge.get(addressOf(match.competition.id + 1))).status).toBe(200);
    const before = await keptAnswers();
    expect((await edge.get(addressOf(match.competition.id + 2))).status).toBe(200);
    expect((await keptAnswers()) - before).toBe(0);
    expect((await edge.get(addressOf(match.competition.id))).status).toBe(200);
    expect((await keptAnswers()) - before).toBe(1);
  });

  it("A day with matches is kept, and from memory for everybody", async () => {
    await edge.plan({ data: { matches: [aMatch()] } });
    const before = await keptAnswers();
    for (const _ of [1, 2]) expect((await edge.get("/?date=2026-03-01")).status).toBe(200);
    expect((await edge.get("/?date=2026-03-01")).headers["x-cache"]).toBe("hit");
    // The page and the calls of its day.
    expect(await keptAnswers()).toBeGreaterThan(before + 1);
  });
});
