import { describe, expect, it } from "vitest";
import { endpointList, pathsOfEndpoint } from "#shared/api/index.ts";
import { findCall, isApiPath } from "./call-table.ts";
import { tagsChangedBy } from "./ingest-purge.ts";

describe("the call table", () => {
  it("The call table finds every call of the registry at its path, which is an API path, and at its aliases", () => {
    for (const [, call] of endpointList) {
      const [path = "", ...aliases] = pathsOfEndpoint(call);
      expect(isApiPath(path)).toBe(true);
      for (const at of [path, ...aliases]) expect(findCall(call.method, at)).toEqual({ found: "call", call });
    }
  });

  it("The call table takes HEAD for GET, and names the allowed methods for another one", () => {
    const path = "/api/v1/football/matches/live";
    expect(findCall("HEAD", path).found).toBe("call");
    expect(findCall("PUT", path)).toEqual({ found: "other-methods", allow: "GET, HEAD" });
    expect(findCall("GET", "/api/v1/origin/ingest")).toEqual({ found: "other-methods", allow: "POST" });
    expect(findCall("GET", `${path}//`)).toEqual({ found: "nothing" });
  });
});

describe("purges after an ingest", () => {
  const report = (kinds: Record<string, number>, stored = true) => ({
    source: "s",
    stored,
    kinds: Object.fromEntries(
      Object.entries(kinds).map(([kind, changed]) => [kind, { new: 0, changed, same: 1, refused: 0 }]),
    ),
    refusals: [],
    unmatched: [],
    queued_pairs: 0,
    warnings: [],
    match_ids: kinds.matches ? [7] : [],
  });

  it("An ingest of matches alone purges the match, the lists and the tables", () => {
    expect(tagsChangedBy(report({ matches: 1, teams: 0 }))).toContain("match:7");
    expect(tagsChangedBy(report({ matches: 1, teams: 0 }))).not.toContain("football");
  });

  it("An ingest of prices also purges the lists of prices, and not the rest of football", () => {
    const tags = tagsChangedBy(report({ matches: 1, prices: 144 }));
    expect(tags).toEqual(expect.arrayContaining(["match:7", "matches", "odds"]));
    expect(tags).not.toContain("football");
    expect(tagsChangedBy(report({ matches: 1 }))).not.toContain("odds");
  });

  it("A changed name purges all of football, and an empty ingest nothing", () => {
    expect(tagsChangedBy(report({ matches: 1, teams: 1 }))).toEqual(["football"]);
    expect(tagsChangedBy(report({ matches: 1 }, false))).toEqual([]);
    expect(tagsChangedBy(report({ matches: 0 }))).toEqual([]);
  });
});
