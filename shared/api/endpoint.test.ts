import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  endpointList,
  endpoints,
  endpointUrl,
  otherSpellings,
  parseQuery,
  pathsOfEndpoint,
  upstreamBase,
} from "./index.ts";
import { queryFieldFacts } from "./query-field-form.ts";
import { optionalIdField } from "./query-fields.ts";

const recent = (search: string) => parseQuery(endpoints.matchesRecent, new URLSearchParams(search));

/** A call with optional ids as its query. */
const aCall = (...keys: readonly string[]) =>
  endpoint({
    upstream: "football",
    path: "odds/some",
    summary: "",
    query: Object.fromEntries(keys.map((key) => [key, optionalIdField()])),
    answer: z.object({}),
    freshness: "odds",
  });

describe("pathsOfEndpoint", () => {
  const football = "/api/v1/football";
  it.each([
    ["matchesRecent", [`${football}/matches/recent`]],
    ["tags", ["/oapi/v1/tags/"]],
    ["categories", ["/oapi/v1/categories", "/api/categories/"]],
    ["author", ["/oapi/v1/author", "/api/author"]],
    ["commentsPost", ["/oapi/v1/comments", "/comments"]],
    ["coachsList", [`${football}/coachs/list`, `${football}/coaches/list`]],
    ["oddsConnerFtHistory", [`${football}/odds/conner/ft/history`, `${football}/odds/corner/ft/history`]],
    ["oddsEurohadicap", [`${football}/odds/eurohadicap`, `${football}/odds/eurohandicap`]],
    ["seasonsTeamStatitics", [`${football}/seasons/team-statitics`, `${football}/seasons/team-statistics`]],
  ] as const)("The call %s answers at %j, each with and without a trailing slash", (name, paths) => {
    const withBoth = paths.flatMap((path) => [path.replace(/\/$/, ""), `${path.replace(/\/$/, "")}/`]);
    const [own, ...others] = pathsOfEndpoint(endpoints[name]);
    expect(own).toBe(paths[0]);
    expect([own, ...others].toSorted()).toEqual(withBoth.toSorted());
  });
});

describe("freshness", () => {
  it("Lists of seasons with matches are fresh for minutes, because a demo site answers before all have theirs", () => {
    const { teamsListcomp, playersCompetitions } = endpoints;
    expect([teamsListcomp.freshness, playersCompetitions.freshness]).toEqual(["minutes", "minutes"]);
  });
});

describe("parseQuery", () => {
  it("A parsed query has defaults and typed values", () => {
    expect(recent("comp_id=5&hot=5,4&status=ended")).toEqual({
      ok: true,
      value: { comp_id: 5, hot: [4, 5], status: ["ended"], tz: "+07:00", limit: 500, page: 1 },
    });
  });

  it("Old hyphenated spellings are accepted, unknown keys dropped, and empty ones read as absent", () => {
    expect(recent("comp-id=5&lang=vi&utm_source=x&date=")).toEqual(recent("comp_id=5"));
  });

  it("The first of several equal keys wins", () => {
    expect(recent("page=2&page=3")).toMatchObject({ value: { page: 2 } });
  });

  it.each([
    ["date=2026-02-30", "date"],
    ["date=yesterday", "date"],
    ["tz=%2B25:00", "tz"],
    ["tz=Europe/Atlantis", "tz"],
    ["tz=CET", "tz"],
    ["limit=0", "limit"],
    ["limit=99999", "limit"],
    ["page=-1", "page"],
    ["comp_id=1e3", "comp_id"],
    ["hot=9", "hot.0"],
    ["status=won", "status.0"],
  ])("The query %s is refused with an error for %s", (search, field) => {
    const result = recent(search);
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual([field]);
  });

  it.each(["%2B07:00", "GMT%2B07:00", "+07:00", "utc%2B07:00"])("The zone %s is read", (tz) => {
    expect(recent(`tz=${tz}`)).toMatchObject({ ok: true, value: { tz: "+07:00" } });
  });

  it("A zone of the IANA database is accepted", () => {
    expect(recent("tz=Europe/Paris")).toMatchObject({ ok: true, value: { tz: "Europe/Paris" } });
  });

  it.each([
    ["limit=0", "must be a whole number from 1 to 1000"],
    ["limit=ten", "must be a whole number from 1 to 1000"],
    ["comp_id=9999999999999999", "must be a whole number from 1 to 9007199254740991"],
    ["hot=9", "must be whole numbers from 1 to 5 with commas between them"],
    ["hot=a", "must be whole numbers from 1 to 5 with commas between them"],
    ["status=won", "must be one of not_started, first_half"],
  ])("The error for %s names the valid values, without any language pack", (search, reason) => {
    const result = recent(search);
    expect(result.ok ? [] : Object.values(result.errors).flat()).toEqual([expect.stringContaining(reason)]);
  });

  it("The error names the missing id", () => {
    expect(parseQuery(endpoints.matchesLiveDetail, new URLSearchParams())).toMatchObject({
      errors: { match_id: [expect.stringContaining("must be a whole number from 1")] },
    });
  });

  it.each([
    ["i_company_id=9", { company_id: 9 }],
    ["i-company-id=9&company_id=8", { company_id: 9 }],
    ["company_id=8&i_company_id=9", { company_id: 8 }],
    ["competition_id=5", { comp_id: 5 }],
    ["competition-id=5", { comp_id: 5 }],
    ["i_company_id=&company_id=8", { company_id: 8 }],
  ])("Old names in %s are accepted", (search, value) => {
    expect(parseQuery(aCall("company_id", "comp_id"), new URLSearchParams(search))).toEqual({
      ok: true,
      value,
    });
  });

  it("No key that the call declares itself is renamed, and no unknown one is added", () => {
    const search = new URLSearchParams("competition_id=5&i_company_id=9&constructor=1");
    const own = parseQuery(aCall("competition_id", "comp_id"), search);
    expect(own).toEqual({ ok: true, value: { competition_id: 5 } });
    expect(parseQuery(aCall("match_id"), search)).toEqual({ ok: true, value: {} });
  });
});

describe("otherSpellings", () => {
  it("Other spellings are those read as the key, and none that the call declares itself", () => {
    const call = aCall("company_id", "comp_id", "page");
    expect(["company_id", "comp_id", "page"].map((key) => otherSpellings(call, key))).toEqual([
      ["company-id", "i_company_id", "i-company-id"],
      ["comp-id", "competition_id", "competition-id"],
      [],
    ]);
    expect(otherSpellings(aCall("comp_id", "competition_id"), "comp_id")).toEqual(["comp-id"]);
  });

  it("All other spellings are accepted", () => {
    const call = aCall("company_id", "comp_id");
    for (const key of ["company_id", "comp_id"]) {
      for (const spelling of otherSpellings(call, key)) {
        expect(parseQuery(call, new URLSearchParams({ [spelling]: "7" }))).toEqual({
          ok: true,
          value: { [key]: 7 },
        });
      }
    }
  });
});

describe("endpointUrl", () => {
  it("A URL has one spelling for values in any order", () => {
    expect(endpointUrl(endpoints.matchesRecent, { tz: "+07:00", hot: [5, 4], date: "2026-01-01" })).toBe(
      endpointUrl(endpoints.matchesRecent, { date: "2026-01-01", hot: [4, 5], tz: "+07:00" }),
    );
    expect(endpointUrl(endpoints.matchesLive, {})).toBe("/api/v1/football/matches/live");
  });

  it("A URL parses back to its values", () => {
    const query = { date: "2026-01-01", tz: "-04:30", hot: [4, 5], limit: 20, page: 3 };
    const [, search] = endpointUrl(endpoints.matchesRecent, query).split("?");
    expect(recent(search ?? "")).toEqual({ ok: true, value: query });
  });
});

describe("a caller", () => {
  it("A caller must pass keys without a default, and may leave out the rest", () => {
    expect(endpointUrl(endpoints.matchesRoom, { match_id: 1 })).toBe(
      "/api/v1/football/matches/room?match_id=1",
    );
    expect(endpointUrl(endpoints.teams, { name: "hue" })).toBe("/api/v1/football/teams?name=hue");
    // @ts-expect-error The match is missing.
    endpointUrl(endpoints.matchesRoom, {});
    // @ts-expect-error The company is missing.
    endpointUrl(endpoints.oddsEuropeanHistory, { match_id: 1, period: "half" });
    // @ts-expect-error There is no window of five.
    endpointUrl(endpoints.matchesStatisticAnalysis, { match_id: 1, count: 5 });
  });
});

describe("the registry", () => {
  it("The registry declares each method and path once, below the base of its service", () => {
    const seen = endpointList.map(([, call]) => `${call.method} ${upstreamBase[call.upstream]}/${call.path}`);
    expect(new Set(seen).size).toBe(seen.length);
    for (const [, call] of endpointList) expect(call.path).toMatch(/^[a-z][a-z0-9/-]*$/);
  });

  it("The registry describes the values of every query field", () => {
    for (const [name, call] of endpointList) {
      for (const [key, field] of Object.entries(call.query.shape)) {
        expect(() => queryFieldFacts(field), `${name} ${key}`).not.toThrow();
      }
    }
  });

  it("No response of a call with credentials may be cached for others", () => {
    for (const [name, call] of endpointList) {
      if (call.access !== "public") expect([name, call.freshness]).toEqual([name, "private"]);
    }
  });
});
