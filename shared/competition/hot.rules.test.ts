import { describe, expect, it } from "vitest";
import { HOT_LEVELS, isHot } from "./hot.rules.ts";

describe("hot competitions", () => {
  it("are those of the two highest levels, in calls and in rows alike", () => {
    expect([1, 2, 3, 4, 5].filter((hot) => isHot({ hot }))).toEqual(HOT_LEVELS);
    expect(HOT_LEVELS).toEqual([4, 5]);
  });
});
