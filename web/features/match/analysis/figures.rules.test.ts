import { describe, expect, it } from "vitest";
import { recordOfForm } from "#shared/standings/table-view.rules.ts";
import { homeShareOf, leaderOf } from "./duel.rules.ts";
import { meanOrDash, partTexts, percentText, signedText } from "./figure-text.ts";
import { winPercentOf } from "./standing.rules.ts";

describe("two values beside each other", () => {
  it.each([
    [3, 1, 75, "home"],
    [0, 2, 0, "away"],
    [2, 2, 50, null],
    [0, 0, null, null],
    [null, 2, null, null],
  ] as const)("of %j and %j share as %j, and %j leads", (home, away, share, leader) => {
    expect(homeShareOf({ home, away })).toBe(share);
    expect(leaderOf({ home, away }, String)).toBe(leader);
  });

  it.each([
    ["passes", 499.6, 500.4, null],
    ["shots", 499.6, 500.4, "away"],
    ["shots", 12.51, 12.49, null],
    ["goals", 12.51, 12.49, "home"],
  ] as const)(
    "have a leader only where they are written differently: %s of %j and %j",
    (kind, home, away, leader) => {
      expect(leaderOf({ home, away }, (value) => meanOrDash(value, kind))).toBe(leader);
    },
  );
});

describe("the last six", () => {
  it("add up to a record with its points", () => {
    const record = recordOfForm(["won", "won", "drawn", "lost"]);
    expect(record).toEqual({ played: 4, won: 2, drawn: 1, lost: 1, points: 7 });
    expect(winPercentOf(record)).toBe(50);
    expect(winPercentOf(recordOfForm([]))).toBeNull();
  });
});

describe("figures as they are written", () => {
  it("are a dash where they are not known", () => {
    expect([percentText(66.7), percentText(null), meanOrDash(null, "goals")]).toEqual(["67%", "–", "–"]);
  });

  it("add up to 100 percent where they are parts of one whole", () => {
    expect(partTexts([33.4, 33.3, 33.3])).toEqual(["34%", "33%", "33%"]);
    expect(partTexts([50.5, 49.5])).toEqual(["51%", "49%"]);
    expect(partTexts([null, null, null])).toEqual(["–", "–", "–"]);
  });

  it("have a real minus sign", () => expect([-3, 0, 2].map(signedText)).toEqual(["−3", "0", "+2"]));
});
