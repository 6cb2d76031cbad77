import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANALYSIS_BLOCKS, inOrder, isOwnOrder, movedTo } from "./analysis-blocks.ts";

const anyOrder = fc.shuffledSubarray([...ANALYSIS_BLOCKS, "gone"]);
const anyBlock = fc.constantFrom(...ANALYSIS_BLOCKS);

describe("the order of blocks", () => {
  it("is the reader's, then their own", () => {
    const shown = inOrder(["strength", "form", "goals", "season"], ["season", "unknown", "form"]);
    expect(shown).toEqual(["season", "form", "strength", "goals"]);
  });

  it("keeps every block exactly once, whatever was kept", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(inOrder(ANALYSIS_BLOCKS, order).toSorted()).toEqual(ANALYSIS_BLOCKS.toSorted());
      }),
    );
  });

  it("puts a moved block where the other stood, and leaves the rest as it was", () => {
    fc.assert(
      fc.property(anyOrder, anyBlock, anyBlock, (order, block, place) => {
        const before = inOrder(ANALYSIS_BLOCKS, order);
        const after = movedTo(order, block, place);
        expect(after.indexOf(block)).toBe(before.indexOf(place));
        expect(after.filter((one) => one !== block)).toEqual(before.filter((one) => one !== block));
      }),
    );
  });

  it("passes over a block that is not offered, which keeps its place", () => {
    // Without betting `compare` and `goals` are neighbours; `lines` is between them.
    const order = movedTo([], "goals", "compare");
    expect(order.slice(3, 7)).toEqual(["form", "goals", "compare", "lines"]);
  });

  it("is nobody's wish when it is their own again", () => {
    const moved = movedTo([], "form", "strength");
    expect(isOwnOrder([])).toBe(true);
    expect(isOwnOrder(moved)).toBe(false);
    expect(isOwnOrder(movedTo(moved, "form", "head_to_head"))).toBe(true);
  });
});
