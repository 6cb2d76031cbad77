import { describe, expect, it } from "vitest";
import { readPage, readTab, withQuery } from "./match-list-tab.ts";

describe("The URL of the live list", () => {
  it("The URL names a tab; an unknown tab means all", () => {
    expect(readTab("hot")).toBe("hot");
    expect(readTab("foo")).toBe("all");
    expect(readTab(null)).toBe("all");
  });

  it("One page is shown unless the URL has more", () => {
    expect(readPage(null)).toBe(1);
    expect(readPage("3")).toBe(3);
  });

  it("Changing some query keys keeps the others", () => {
    const query = new URLSearchParams("date=2026-11-22&page=2");
    expect(withQuery("/en", query, { page: null, status: "live" })).toBe("/en?date=2026-11-22&status=live");
    expect(withQuery("/", new URLSearchParams("page=2"), { page: null })).toBe("/");
  });
});
