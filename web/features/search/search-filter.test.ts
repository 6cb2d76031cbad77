import { describe, expect, it } from "vitest";
import { canonicalQuery } from "#shared/url/index.ts";
import { searchOf } from "#web/platform/navigation/page-path.ts";
import { daysFault, queryOfSearch, readSearchFilter, searchPath } from "./search-filter.ts";

const read = (query: string) => readSearchFilter(canonicalQuery("/tim-kiem", new URLSearchParams(query)));

describe("the address of a search", () => {
  it("says what is looked for, and leaves out what is as usual", () => {
    expect(searchPath(read("q=H%C3%A0+N%E1%BB%99i&page=1"))).toBe("/tim-kiem?q=H%C3%A0+N%E1%BB%99i");
    expect(searchPath(read(""))).toBe("/tim-kiem");
  });

  it("is read back as it was written, in the order of canonical addresses", () => {
    const query = "country_id=3&from=2026-01-01&kind=team&page=2&q=vinh&to=2026-01-09";
    expect(new URLSearchParams(searchOf(queryOfSearch(read(query)))).toString()).toBe(query);
  });

  it("takes a kind that is not there yet for all kinds", () => {
    expect(read("q=vinh&kind=news").kind).toBeNull();
  });
});

describe("the days of a search", () => {
  it.each([
    ["2026-01-01", "2026-01-01", null],
    ["2026-01-01", "2026-01-31", null],
    ["2026-01-01", "2026-02-01", "many"],
    ["2026-01-02", "2026-01-01", "order"],
    ["2026-01-02", null, null],
    [null, null, null],
  ])("from %s to %s: %s", (from, to, fault) => expect(daysFault({ from, to })).toBe(fault));
});
