import { describe, expect, it } from "vitest";
import { inRoundOrder } from "./round-order.rules.ts";

describe("inRoundOrder", () => {
  it("Rounds are sorted by number, not by the first match of each: one was brought forward", () => {
    expect(inRoundOrder(["1", "25", "29", "26"])).toEqual(["1", "25", "26", "29"]);
    expect(inRoundOrder(["Matchday 2", "Matchday 10", "Matchday 1"])).toEqual([
      "Matchday 1",
      "Matchday 2",
      "Matchday 10",
    ]);
    expect(inRoundOrder(["Regular Season - 12", "Regular Season - 3"])).toEqual([
      "Regular Season - 3",
      "Regular Season - 12",
    ]);
  });

  it("Named rounds stay in the order in which they are played", () => {
    const cup = ["Round of 16", "Quarter-finals", "Semi-finals", "Final"];
    expect(inRoundOrder(cup)).toEqual(cup);
    expect(inRoundOrder(["3", "1", "Play-offs"])).toEqual(["3", "1", "Play-offs"]);
    expect(inRoundOrder([])).toEqual([]);
  });
});
