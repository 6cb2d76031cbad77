import { describe, expect, it } from "vitest";
import { pathWith, searchOf } from "./page-path.ts";

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
