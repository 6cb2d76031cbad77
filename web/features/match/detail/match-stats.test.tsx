// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { MatchStat } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { MatchStats } from "./match-stats.tsx";

afterEach(cleanup);

const stat = (kind: string, home: number | null, away: number | null, period: MatchStat["period"]) => ({
  ...{ kind, period, home, away },
});
const show = (...stats: MatchStat[]) =>
  renderPart(<MatchStats match={aMatch({ status: "ended" })} stats={stats} />).container;

describe("the statistics of a match", () => {
  it("stand as numbers on both sides of their name", () => {
    const page = show(stat("possession", 64, 36, "full"), stat("passes", 1318, 987, "full"));
    const rows = [...page.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ["64%", "Kiểm soát bóng", "36%"],
      ["1.318", "Chuyền bóng", "987"],
    ]);
  });

  it("show a dash, and no bar, for the side that is not known", () => {
    const row = show(stat("fouls", 9, null, "full")).querySelector("tbody tr");
    expect(row?.textContent).toBe("9Phạm lỗi–");
    expect(row?.getAttribute("style")).toContain("--home: 0%");
    expect(row?.hasAttribute("data-leads")).toBe(false);
  });

  it("are there for each part of the match, with a choice that needs no script", () => {
    const page = show(stat("shots", 5, 1, "full"), stat("shots", 2, 1, "first_half"));
    expect(page.querySelectorAll("table")).toHaveLength(2);
    const boxes = [...page.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
      ["full", true],
      ["first_half", false],
    ]);
  });

  it("offer no choice between one part, and say so where there are none", () => {
    expect(show(stat("shots", 5, 1, "full")).querySelector("fieldset")).toBeNull();
    expect(show().textContent).toContain("Chưa có thống kê");
  });
});
