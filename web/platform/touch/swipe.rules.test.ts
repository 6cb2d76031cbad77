import { describe, expect, it } from "vitest";
import { gestureOf, swipeStep } from "./swipe.rules.ts";

const at = (x: number, y: number, at_ms = 0) => ({ x, y, at_ms });

describe("The gesture of a finger", () => {
  it("A gesture is undecided until the finger has moved as far as no tap does", () => {
    expect(gestureOf(at(100, 100), at(108, 104), true)).toBeNull();
  });

  it("A path along the row is a swipe, and a slanted one is scrolling", () => {
    expect(gestureOf(at(100, 100), at(60, 110), true)).toBe("swipe");
    expect(gestureOf(at(100, 100), at(70, 80), true)).toBe("scroll");
  });

  it("A path downwards is a pull at the top of the page only", () => {
    expect(gestureOf(at(100, 100), at(104, 140), true)).toBe("pull");
    expect(gestureOf(at(100, 100), at(104, 140), false)).toBe("scroll");
    expect(gestureOf(at(100, 100), at(104, 60), true)).toBe("scroll");
  });
});

describe("The neighbour of a swipe", () => {
  it("A slow swipe counts from a quarter of the width on", () => {
    expect(swipeStep(at(300, 0), at(215, 0, 2_000), 360)).toBe(0);
    expect(swipeStep(at(300, 0), at(205, 0, 2_000), 360)).toBe(1);
    expect(swipeStep(at(60, 0), at(155, 0, 2_000), 360)).toBe(-1);
  });

  it("A flick needs less way, but more than a slip", () => {
    expect(swipeStep(at(300, 0), at(250, 0, 80), 360)).toBe(1);
    expect(swipeStep(at(300, 0), at(270, 0, 20), 360)).toBe(0);
  });
});
