import { describe, expect, it } from "vitest";
import { isStatKind, STAT_KINDS } from "./stat-kind.table.ts";

describe("statKinds", () => {
  it("The table knows its own kinds and nothing else, not even properties of every object", () => {
    expect(STAT_KINDS.every(isStatKind)).toBe(true);
    expect(["toString", "shots_total", ""].some(isStatKind)).toBe(false);
  });
});
