import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalQuery } from "#shared/url/index.ts";
import { SCREEN_QUERY } from "#shared/url/screen-query.table.ts";
import { idIn, pageIn, pathWith, searchOf, valueIn } from "./page-path.ts";

describe("the query of an address", () => {
  it("stands in the order of canonical addresses, without what is not told", () => {
    const query = searchOf({ tab: "stats", page: 2, season_id: null, order: undefined });
    expect(Object.entries(query)).toEqual([
      ["page", "2"],
      ["tab", "stats"],
    ]);
  });

  it("is left out of a path where nothing is told", () => {
    expect(pathWith("/teams", { q: null })).toBe("/teams");
    expect(pathWith("/teams", { q: "a b", page: 2 })).toBe("/teams?page=2&q=a+b");
  });
});

describe("the values of a query", () => {
  // Documents with an unknown tab are redirected.
  const keys = SCREEN_QUERY.league.filter((key) => key !== "tab");
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom("2", "12345", "home", "ended", "desc", "total", "Group A"),
  );

  it("are those that the server reads, whatever stands in the browser's address", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), value)), (pairs) => {
        const raw = new URLSearchParams(pairs);
        const canonical = canonicalQuery("/league/5", raw);
        for (const key of keys) expect(valueIn(raw, key)).toBe(canonical.get(key));
      }),
    );
  });

  it("are no id and the first page where they are none", () => {
    const search = new URLSearchParams("season_id=x&page=0");
    expect([idIn(search, "season_id"), pageIn(search)]).toEqual([null, 1]);
  });
});
