import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type AnswerAt, FRESHNESS, PageInfo, SITEMAP_PROFILES } from "#shared/api/index.ts";
import { type ErrorCode, PROBLEM_CONTENT_TYPE } from "#shared/errors/index.ts";
import { type CallSample, sampleOf } from "#tests/support/calls/call-sample.ts";
import {
  callOf,
  footballCalls,
  fullQuery,
  readCall,
  requiredIdsOf,
  sampleQueries,
  urlOf,
} from "#tests/support/calls/football-calls.ts";
import { problemsOfCall } from "#tests/support/demo/demo-calls.ts";
import { startDemoOrigin } from "#tests/support/origin/demo-origin.ts";
import type { OriginHarness } from "#tests/support/origin/origin-harness.ts";

let origin: OriginHarness;
let sample: CallSample;
beforeAll(async () => {
  origin = await startDemoOrigin();
  sample = await sampleOf(origin.db);
}, 240_000);
afterAll(() => origin?.dispose());

describe.each(footballCalls)("%s in the demo world", (name) => {
  it("answers in its declared shape, with rows", async () => {
    const query = sampleQueries[name](sample);
    const problems = await problemsOfCall(origin.fetch, name, query, "with rows");
    expect(problems, problems).toBe("");
  });

  it("answers in its declared shape whatever it is asked, and at any point of a match", async () => {
    const others = [sample.live_match_id, sample.next_match_id].map((match_id) => ({ ...sample, match_id }));
    const queries = [fullQuery(name, sample), ...others.map((other) => sampleQueries[name](other))];
    for (const query of queries) {
      const problems = await problemsOfCall(origin.fetch, name, query);
      expect(problems, problems).toBe("");
    }
  });

  it("has a cache class that edge knows", () => {
    expect(FRESHNESS).toContain(callOf(name).freshness);
    // Free-text input makes too many responses to cache.
    expect(callOf(name).freshness === "private").toBe(name === "search");
  });
});

describe("the calls of the sitemap in the demo world", () => {
  /** All rows of a call, page by page, and its reported total. */
  async function allOf(name: "sitemapMatches" | "sitemapProfiles", query: object) {
    const rows: unknown[] = [];
    for (let page = 1; ; page += 1) {
      const { problems, body } = await readCall(name, await origin.fetch(urlOf(name, { ...query, page })));
      expect([name, query, page, problems]).toEqual([name, query, page, ""]);
      const [list] = Object.values(body.data ?? {}) as [(number | { id: number })[]];
      rows.push(...list.map((row) => (typeof row === "number" ? row : row.id)));
      const { total } = z.parse(PageInfo, body.page);
      if (list.length === 0 || rows.length >= total) return { total, rows };
    }
  }

  it("list as much of every month and kind as they say there is, nothing twice", async () => {
    const { body } = await readCall("sitemapParts", await origin.fetch(urlOf("sitemapParts", {})));
    const { months, profiles } = body.data as AnswerAt<"/api/v1/football/sitemap/parts">;
    expect(profiles.map(({ kind }) => kind).toSorted()).toEqual([...SITEMAP_PROFILES].toSorted());
    expect(months.length).toBeGreaterThan(1);
    const lists = [
      ...months.map(({ month, total }) => ["sitemapMatches", { month }, total] as const),
      ...profiles.map(({ kind, total }) => ["sitemapProfiles", { kind }, total] as const),
    ];
    for (const [name, query, total] of lists) {
      const listed = await allOf(name, query);
      const distinct = new Set(listed.rows).size;
      expect([query, listed.total, listed.rows.length, distinct]).toEqual([query, total, total, total]);
      expect([query, total > 0]).toEqual([query, true]);
    }
  });
});

const NOT_FOUND: Readonly<Record<string, ErrorCode>> = {
  match_id: "match_not_found",
  comp_id: "league_not_found",
  season_id: "season_not_found",
  team_id: "team_not_found",
  player_id: "player_not_found",
  coach_id: "coach_not_found",
  company_id: "company_not_found",
};

const required = footballCalls.flatMap((name) => requiredIdsOf(name).map((key) => [name, key] as const));

describe("an id that nothing has", () => {
  it.each(required)("%s says of %s what is not there", async (name, key) => {
    const response = await origin.fetch(
      urlOf(name, { ...sampleQueries[name](sample), [key]: 987_654_321_987 }),
    );
    const { code } = (await response.json()) as { code?: unknown };
    expect([response.status, code, response.headers.get("content-type")]).toEqual([
      404,
      NOT_FOUND[key],
      PROBLEM_CONTENT_TYPE,
    ]);
  });
});
