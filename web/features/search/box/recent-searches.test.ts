// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { keepRecent, RECENT_KEY, readRecent, withoutSearch, withSearch } from "./recent-searches.ts";

afterEach(() => localStorage.clear());

describe("recent searches", () => {
  it("have the newest in front, each once however it is written large or small", () => {
    expect(withSearch(["vinh", "Hà Nội", "arsenal"], "hà nội")).toEqual(["hà nội", "vinh", "arsenal"]);
    expect(withSearch(["ha noi"], "hà nội")).toEqual(["hà nội", "ha noi"]);
  });

  it("are eight at the most", () => {
    const many = Array.from({ length: 8 }, (_, place) => `search ${place}`);
    expect(withSearch(many, "new")).toEqual(["new", ...many.slice(0, 7)]);
  });

  it("are taken away one by one and kept for the next visit", () => {
    keepRecent(withoutSearch(["vinh", "arsenal"], "Vinh"));
    expect(readRecent()).toEqual(["arsenal"]);
  });

  it.each(["{", "{}", "null", '"vinh"'])("are none where the browser keeps %s", (kept) => {
    localStorage.setItem(RECENT_KEY, kept);
    expect(readRecent()).toEqual([]);
  });
});
