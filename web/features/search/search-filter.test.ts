import { describe, expect, it } from "vitest";
import { canonicalQuery } from "#shared/url/index.ts";
import { searchOf } from "#web/platform/navigation/page-path.ts";
import { daysFault, queryOfSearch, readSearchFilter, searchPath } from "./search-filter.ts";

const read = (query: string) => readSearchFilter(canonicalQuery("/tim-kiem", new URLSearchParams(query)));

describe("The URL of a search", () => {
  it("The URL contains the search and omits defaults", () => {
    expect(searchPath(read("q=H%C3%A0+N%E1%BB%99i&page=1"))).toBe("/tim-kiem?q=H%C3%A0+N%E1%BB%99i");
    expect(searchPath(read(""))).toBe("/tim-kiem");
  });

  it("A URL parses back to its filter, in canonical order", () => {
    const query = "country_id=3&from=2026-01-01&kind=team&page=2&q=vinh&to=2026-01-09";
    expect(new URLSearchParams(searchOf(queryOfSearch(read(query)))).toString()).toBe(query);
  });

  it("An unknown kind means all kinds", () => {
    expect(read("q=vinh&kind=news").kind).toBeNull();
  });
});

describe("The days of a search", () => {
  it.each([
    ["2026-01-01", "2026-01-01", null],
    ["2026-01-01", "2026-01-31", null],
    ["2026-01-01", "2026-02-01", "many"],
    ["2026-01-02", "2026-01-01", "order"],
    ["2026-01-02", null, null],
    [null, null, null],
  ])("The days from %s to %s have the error %s", (from, to, fault) =>
    expect(daysFault({ from, to })).toBe(fault),
  );
});
