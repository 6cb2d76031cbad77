import { describe, expect, it } from "vitest";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { marketText, outcomeText, resultName } from "./tip-labels.ts";

const names = { home: "Hà Nội", away: "Huế" };
type Outcome = Parameters<typeof outcomeText>[0];
const text = (market: Outcome["market"], outcome: Outcome["outcome"], line: number | null = null) =>
  inLocale("vi", () => outcomeText({ market, outcome, line }, names, "split"));

describe("The label of a selection", () => {
  it("A handicap is shown from its side's view", () => {
    expect(text("asian_handicap", "home", 0.25)).toBe("Hà Nội −0/0.5");
    expect(text("asian_handicap", "away", 0.25)).toBe("Huế +0/0.5");
    expect(text("asian_handicap", "home", -1)).toBe("Hà Nội +1");
    expect(text("asian_handicap", "away", 0)).toBe("Huế 0");
    expect(text("asian_handicap", "home", 0)).toBe("Hà Nội 0");
    expect(text("european_handicap", "draw", 1)).toBe("Hòa (Hà Nội −1)");
  });

  it("A total is shown with its line, and a result by its name", () => {
    expect(text("over_under", "under", 2.75)).toBe("Xỉu 2.5/3");
    expect(text("match_result", "home")).toBe("Hà Nội thắng");
    expect(text("match_result", "draw")).toBe("Hòa");
    expect(text("double_chance", "home_draw")).toBe("Hà Nội hoặc hòa");
    expect(text("double_chance", "draw_away")).toBe("Huế hoặc hòa");
    expect(text("double_chance", "home_away")).toBe("Hà Nội hoặc Huế");
  });

  it("The result is in the page's language", () => {
    expect(inLocale("vi", () => marketText({ market: "asian_handicap", period: "half" }))).toBe(
      "Kèo châu Á · Hiệp 1",
    );
    const results = ["won", "half_won", "push", "half_lost", "lost", "void"] as const;
    expect(inLocale("vi", () => results.map(resultName))).toEqual([
      ...["Thắng", "Thắng nửa", "Hòa kèo", "Thua nửa", "Thua", "Hủy kèo"],
    ]);
  });
});
