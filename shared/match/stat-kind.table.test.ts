import { describe, expect, it } from "vitest";
import { isStatKind, STAT_KINDS, statKindOfCode, statKinds } from "./stat-kind.table.ts";

describe("statKinds", () => {
  it("Every kind is found by the provider's number, and no two kinds share one", () => {
    const coded = STAT_KINDS.filter((kind) => statKinds[kind].code !== null);
    expect(coded.map((kind) => statKindOfCode(statKinds[kind].code ?? -1))).toEqual(coded);
    expect(statKindOfCode(25)).toBe("possession");
    expect(statKindOfCode(99)).toBeNull();
  });

  it("The table knows its own kinds and nothing else, not even properties of every object", () => {
    expect(STAT_KINDS.every(isStatKind)).toBe(true);
    expect(["toString", "shots_total", ""].some(isStatKind)).toBe(false);
  });
});
