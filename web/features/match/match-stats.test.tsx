// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { overwriteGetLocale } from "#messages/paraglide/runtime.js";
import type { MatchStat } from "#shared/match/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MatchStats } from "./match-stats.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  overwriteGetLocale(() => "vi");
});

const stat = (kind: string, home: number | null, away: number | null, period: MatchStat["period"]) => ({
  ...{ kind, period, home, away },
});
const show = (...stats: MatchStat[]) =>
  renderWithProviders(<MatchStats match={aMatch({ status: "ended" })} stats={stats} />).container;

/** Statistics of a match in a minute of its second half. */
function showAt(minute: number, ...stats: MatchStat[]): string[] {
  const started = KICK_OFF + 3_600;
  const match = aMatch({ status: "second_half", rest: { period_started_at: started } });
  const now_ms = (started + (minute - 46) * 60) * 1000;
  vi.useFakeTimers({ toFake: ["Date"], now: now_ms });
  const { container } = renderWithProviders(<MatchStats match={match} stats={stats} />, { now_ms });
  const notes = [...container.querySelectorAll("p, small")].map(({ textContent }) => textContent);
  cleanup();
  return notes;
}
const asOf = (minute: number | null, kind = "shots", period: MatchStat["period"] = "full"): MatchStat => ({
  ...stat(kind, 5, 1, period),
  as_of_minute: minute,
});

describe("Captions of statistics", () => {
  it.each([
    ["vi", ["Thống kê cả trận", "Thống kê hiệp 1", "Thống kê hiệp 2"]],
    ["en", ["Full-match statistics", "First-half statistics", "Second-half statistics"]],
  ] as const)("Captions name the period within the sentence: %s", (locale, captions) => {
    overwriteGetLocale(() => locale);
    const periodStats = (["full", "first_half", "second_half"] as const).map((period) =>
      stat("shots", 2, 1, period),
    );
    const found = [...show(...periodStats).querySelectorAll("caption")].map(({ textContent }) => textContent);
    expect(found.map((caption) => caption?.split(":")[0])).toEqual(captions);
  });
});

describe("Expected goals of a provider", () => {
  it("have two decimals in the page's language, and a dash where a side is unknown", () => {
    const cells = (container: HTMLElement) =>
      [...container.querySelectorAll("td")].map((cell) => cell.textContent);
    expect(cells(show(stat("expected_goals", 2, 0.35, "full")))).toEqual(["2,00", "0,35"]);
    cleanup();
    overwriteGetLocale(() => "en");
    expect(cells(show(stat("expected_goals", 1.834, null, "full")))).toEqual(["1.83", "–"]);
  });
});

describe("Statistics of a live match", () => {
  it("Statistics more than five minutes old show their minute", () => {
    expect(showAt(50, asOf(45), asOf(45, "fouls"))).toEqual([]);
    expect(showAt(51, asOf(45), asOf(45, "fouls"))).toEqual(["Số liệu đến phút 45"]);
  });

  it("Differing minutes are shown beside each old value", () => {
    expect(showAt(60, asOf(58), asOf(45, "fouls"))).toEqual(["đến phút 45"]);
    expect(showAt(70, asOf(58), asOf(45, "fouls"))).toEqual(["đến phút 58", "đến phút 45"]);
  });

  it("No minute is shown for a finished half, or if it is unknown", () => {
    expect(showAt(80, asOf(45, "shots", "first_half"))).toEqual([]);
    expect(showAt(80, asOf(30, "shots", "first_half"))).toEqual(["Số liệu đến phút 30"]);
    expect(showAt(80, asOf(null), stat("fouls", 1, 1, "full"))).toEqual([]);
  });

  it("The minute is shown in English", () => {
    overwriteGetLocale(() => "en");
    expect(showAt(60, asOf(45))).toEqual(["Stats up to 45'"]);
    expect(showAt(60, asOf(58), asOf(45, "fouls"))).toEqual(["up to 45'"]);
  });
});

describe("The statistics of a match", () => {
  it("Values stand on both sides of their name", () => {
    const page = show(stat("possession", 64, 36, "full"), stat("passes", 1318, 987, "full"));
    const rows = [...page.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ["64%", "Kiểm soát bóng", "36%"],
      ["1.318", "Chuyền bóng", "987"],
    ]);
  });

  it("An unknown side shows a dash and no bar", () => {
    const row = show(stat("fouls", 9, null, "full")).querySelector("tbody tr");
    expect(row?.textContent).toBe("9Phạm lỗi–");
    expect(row?.getAttribute("style")).toContain("--home: 0%");
    expect(row?.hasAttribute("data-leads")).toBe(false);
  });

  it("Each period is in the page, with a choice that needs no script", () => {
    const page = show(stat("shots", 5, 1, "full"), stat("shots", 2, 1, "first_half"));
    expect(page.querySelectorAll("table")).toHaveLength(2);
    const boxes = [...page.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    expect(boxes.map(({ value, checked }) => [value, checked])).toEqual([
      ["full", true],
      ["first_half", false],
    ]);
  });

  it("A single period has no choice, and missing statistics show an empty state", () => {
    expect(show(stat("shots", 5, 1, "full")).querySelector("fieldset")).toBeNull();
    expect(show().textContent).toContain("Chưa có thống kê");
  });
});
