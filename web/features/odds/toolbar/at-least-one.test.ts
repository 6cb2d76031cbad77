import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toggled } from "./at-least-one.ts";

describe("a list of which one must stay", () => {
  it("takes an item out and puts it back where it was", () => {
    expect(toggled([1, 2, 3], [1, 2, 3], 2)).toEqual([1, 3]);
    expect(toggled([1, 2, 3], [1, 3], 2)).toEqual([1, 2, 3]);
  });

  it("refuses to let the last one go", () => {
    expect(toggled([1, 2], [2], 2)).toBeNull();
  });

  it("comes back after two turns, unless the first was refused", () => {
    const all = [1, 2, 3, 4, 5];
    const turns = fc.record({
      chosen: fc.subarray(all, { minLength: 1 }),
      item: fc.constantFrom(...all),
    });
    fc.assert(
      fc.property(turns, ({ chosen, item }) => {
        const once = toggled(all, chosen, item);
        expect(once === null ? [item] : toggled(all, once, item)).toEqual(chosen);
      }),
    );
  });
});
