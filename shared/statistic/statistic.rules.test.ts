import { expect, it } from "vitest";
import { sumOf } from "./statistic.rules.ts";

it("A sum of decimals has no binary tail", () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(sumOf([0.1, null, 0.2])).toBe(0.3);
  expect(sumOf([1.29, 1.37, 1.61])).toBe(4.27);
  expect(sumOf([null])).toBeNull();
});
