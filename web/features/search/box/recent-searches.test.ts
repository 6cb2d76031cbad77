// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { keepRecent, RECENT_KEY, readRecent, withoutSearch, withSearch } from "./recent-searches.ts";

afterEach(() => localStorage.clear());

describe("Recent searches", () => {
  it("Recent searches are listed newest first, without duplicates in any letter case", () => {
    expect(withSearch(["vinh", "Hà Nội", "arsenal"], "hà nội")).toEqual(["hà nội", "vinh", "arsenal"]);
    expect(withSearch(["ha noi"], "hà nội")).toEqual(["hà nội", "ha noi"]);
  });

  it("At most eight recent searches are kept", () => {
    const many = Array.from({ length: 8 }, (_, place) => `search ${place}`);
    expect(withSearch(many, "new")).toEqual(["new", ...many.slice(0, 7)]);
  });

  it("Recent searches can be removed one by one and are stored for the next visit", () => {
    keepRecent(withoutSearch(["vinh", "arsenal"], "Vinh"));
    expect(readRecent()).toEqual(["arsenal"]);
  });

  it.each(["{", "{}", "null", '"vinh"'])("Invalid stored data gives no recent searches: %s", (kept) => {
    localStorage.setItem(RECENT_KEY, kept);
    expect(readRecent()).toEqual([]);
  });
});
