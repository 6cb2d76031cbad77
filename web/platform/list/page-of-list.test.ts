import { expect, it } from "vitest";
import { pageOfList } from "./page-of-list.ts";

const list = (page: number, total: number) => ({ rows: [], page: { page, limit: 20, total } });

it("a list has all pages up to the last, and its first even when empty", () => {
  for (const [page, total] of [
    [1, 0],
    [1, 40],
    [2, 21],
    [2, 40],
  ] as const)
    expect(pageOfList(list(page, total))).toEqual(list(page, total));
});

it("a list has no page beyond the last", () => {
  for (const [page, total] of [
    [2, 0],
    [2, 20],
    [3, 40],
    [999, 41],
  ] as const)
    expect(() => pageOfList(list(page, total))).toThrow(expect.objectContaining({ code: "page_not_found" }));
});
