import { describe, expect, it } from "vitest";
import { recordOfForm } from "#shared/standings/table-view.rules.ts";
import { homeShareOf, leaderOf } from "./duel-table.tsx";
import { winPercentOf } from "./standing-block.tsx";
import { meanOrDash, percentCell, percentText, signedText } from "./stat-label.ts";

describe("Two values side by side", () => {
  it.each([
    [3, 1, 75, "home"],
    [0, 2, 0, "away"],
    [2, 2, 50, null],
    [0, 0, null, null],
    [null, 2, null, null],
  ] as const)("The share of %j and %j is %j, and the leader is %j", (home, away, share, leader) => {
    expect(homeShareOf({ home, away })).toBe(share);
    expect(leaderOf({ home, away }, String)).toBe(leader);
  });

  it.each([
    ["passes", 499.6, 500.4, null],
    ["shots", 499.6, 500.4, "away"],
    ["shots", 12.51, 12.49, null],
    ["goals", 12.51, 12.49, "home"],
  ] as const)(
    "Values have a leader only if they are displayed differently: %s of %j and %j",
    (kind, home, away, leader) => {
      expect(leaderOf({ home, away }, (value) => meanOrDash(value, kind))).toBe(leader);
    },
  );
});

describe("The last six matches", () => {
  it("The last six matches add up to a record with points", () => {
    const record = recordOfForm(["won", "won", "drawn", "lost"]);
    expect(record).toEqual({ played: 4, won: 2, drawn: 1, lost: 1, points: 7 });
    expect(winPercentOf(record)).toBe(50);
    expect(winPercentOf(recordOfForm([]))).toBeNull();
  });
});

describe("Formatting of statistics", () => {
  it("Unknown values are a dash", () => {
    expect([percentText(66.7), percentText(null), meanOrDash(null, "goals")]).toEqual(["67%", "–", "–"]);
  });

  it("Shares of one whole have the decimal with which they add up to 100 percent", () => {
    // 5, 1 and 1 of 7: in whole percent the first would be 72 beside a separate share of 71 %.
    const texts = [71.4, 14.3, 14.3, null].map(percentCell);
    expect(texts).toEqual(["71,4%", "14,3%", "14,3%", "–"]);
  });

  it("Negative values have a true minus sign", () =>
    expect([-3, 0, 2].map(signedText)).toEqual(["−3", "0", "+2"]));
});
