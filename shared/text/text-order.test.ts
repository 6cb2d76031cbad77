import { describe, expect, it } from "vitest";
import { compareText } from "./text-order.ts";

describe("the order of texts", () => {
  it("goes by code points, the beginning of another before it", () => {
    const sorted = ["", "A", "Huế", "Huế 2", "a", "\uFFFD", "😀", "😀a"];
    expect(sorted.toReversed().sort(compareText)).toEqual(sorted);
  });

  it("is a tie for the same text only", () => {
    expect([compareText("Huế", "Huế"), Math.sign(compareText("Huế", "Huế".normalize("NFD")))]).toEqual([
      0, 1,
    ]);
  });
});
