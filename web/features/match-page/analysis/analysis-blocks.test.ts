import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANALYSIS_BLOCKS, inOrder, isOwnOrder, movedTo } from "./analysis-blocks.ts";

const anyOrder = fc.shuffledSubarray([...ANALYSIS_BLOCKS, "gone"]);
const anyBlock = fc.constantFrom(...ANALYSIS_BLOCKS);

describe("The order of blocks", () => {
  it("The reader's order comes first, then the default order", () => {
    const shown = inOrder(["strength", "form", "goals", "season"], ["season", "unknown", "form"]);
    expect(shown).toEqual(["season", "form", "goals", "strength"]);
  });

  it("Every block appears exactly once, whatever was stored", () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(inOrder(ANALYSIS_BLOCKS, order).toSorted()).toEqual(ANALYSIS_BLOCKS.toSorted());
      }),
    );
  });

  it("A moved block takes the other's place, and the rest keeps its order", () => {
    fc.assert(
      fc.property(anyOrder, anyBlock, anyBlock, (order, block, place) => {
        const before = inOrder(ANALYSIS_BLOCKS, order);
        const after = movedTo(order, block, place);
        expect(after.indexOf(block)).toBe(before.indexOf(place));
        expect(after.filter((one) => one !== block)).toEqual(before.filter((one) => one !== block));
      }),
    );
  });

  it("A move skips an unavailable block, which keeps its place", () => {
    // Without betting `compare` and `half_full` are neighbours; `lines` is between them.
    const order = movedTo([], "half_full", "compare");
    expect(order.slice(4, 8)).toEqual(["standing", "half_full", "compare", "lines"]);
  });

  it("The default order is recognized, and a moved one is not", () => {
    const moved = movedTo([], "goals", "form");
    expect(isOwnOrder([])).toBe(true);
    expect(isOwnOrder(moved)).toBe(false);
    expect(isOwnOrder(movedTo(moved, "goals", "head_to_head"))).toBe(true);
  });
});
