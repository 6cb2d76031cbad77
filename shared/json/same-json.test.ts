import { expect, it } from "vitest";
import { sameJson } from "./same-json.ts";

it.each([
  ["the same text", { a: [1, null], b: "c" }, { a: [1, null], b: "c" }, true],
  ["one thing more", { a: 1 }, { a: 1, b: null }, false],
  ["what JSON does not write", { a: 1, b: undefined }, { a: 1 }, true],
  ["nothing beside null", undefined, null, false],
  ["another order of keys", { a: 1, b: 2 }, { b: 2, a: 1 }, false],
])("compares by what is written: %s", (_, a, b, same) => {
  expect(sameJson(a, b)).toBe(same);
});
