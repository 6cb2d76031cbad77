import { describe, expect, it } from "vitest";
import { spotsOf } from "./formation.ts";

const FORMATIONS = ["4-3-3", "4-4-2", "4-2-3-1", "3-5-2", "3-4-2-1", "5-3-2", "4-1-4-1"];

describe("spotsOf", () => {
  it("The goalkeeper stands in front of the goal and the lines in front of each other, from left to right", () => {
    expect(spotsOf("4-4-2")).toEqual([
      { x: 50, y: 6 },
      ...[8, 36, 64, 92].map((x) => ({ x, y: 27 })),
      ...[8, 36, 64, 92].map((x) => ({ x, y: 57 })),
      { x: 36, y: 86 },
      { x: 64, y: 86 },
    ]);
  });

  it.each(FORMATIONS)(
    "Each of the eleven spots of %s is distinct and on the pitch, and the formation is symmetric",
    (formation) => {
      const spots = spotsOf(formation);
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(11);
      for (const { x, y } of spots) {
        expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(5);
        expect(spots.some((other) => other.y === y && other.x + x === 100)).toBe(true);
      }
    },
  );

  it.each(["", "4-4-3", "10", "4-x-2"])("spotsOf refuses %j", (formation) => {
    expect(() => spotsOf(formation)).toThrow("no formation");
  });
});
