import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ticked } from "./at-least-one.ts";

describe("A list of at least one item", () => {
  it("An item can be removed and returns to its place", () => {
    expect(ticked([1, 2, 3], [1, 2, 3], 2, false)).toEqual([1, 3]);
    expect(ticked([1, 2, 3], [1, 3], 2, true)).toEqual([1, 2, 3]);
  });

  it("The last item cannot be removed", () => {
    expect(ticked([1, 2], [2], 2, false)).toBeNull();
  });

  it("Setting an item leaves the others as they are", () => {
    const all = [1, 2, 3, 4, 5];
    const turns = fc.record({
      chosen: fc.subarray(all, { minLength: 1 }),
      item: fc.constantFrom(...all),
      isTicked: fc.boolean(),
    });
    fc.assert(
      fc.property(turns, ({ chosen, item, isTicked }) => {
        const others = chosen.filter((one) => one !== item);
        const next = ticked(all, chosen, item, isTicked);
        expect(next?.filter((one) => one !== item) ?? []).toEqual(others);
        expect(next?.includes(item) ?? false).toBe(isTicked);
      }),
    );
  });
});
