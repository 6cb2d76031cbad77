import { describe, expect, it } from "vitest";
import { isRedFlagged } from "./red-flag.rules.ts";

describe("the red flag", () => {
  it.each([
    ["a score that never changed", null, false],
    ["one that has just changed", 1_000, true],
    ["one of half an hour ago, but for a second", 1_000 - 1_799, true],
    ["one of half an hour ago", 1_000 - 1_800, false],
    ["one that a clock ahead of ours has changed", 1_002, true],
  ])("The red flag is right for %s", (_, score_changed_at, flagged) => {
    expect(isRedFlagged(score_changed_at, 1_000_000)).toBe(flagged);
  });
});
