// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { countdownText, MatchHeader } from "./match-header.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const middleOf = (match: Parameters<typeof aMatch>[0]) => {
  const { container } = renderWithProviders(<MatchHeader match={aMatch(match)} goal={null} />);
  return container.querySelector(".match-header-score")?.textContent;
};

describe("The middle of a match's header", () => {
  it("Before the match the header shows the kick-off", () => {
    expect(middleOf({ status: "not_started" })).toBe("22:00");
  });

  it("During the match the header shows the score", () => {
    expect(middleOf({ status: "second_half", home: { goals: 2 }, away: { goals: 0 } })).toBe("2-0");
  });

  it("A live match of unknown score shows a dash and no kick-off time", () => {
    expect(middleOf({ status: "first_half" })).toBe("–");
  });
});

const header = (match: Parameters<typeof aMatch>[0]) =>
  renderWithProviders(<MatchHeader match={aMatch(match)} goal={null} />).container;

describe("The header of a match that no source reports on", () => {
  const textOf = (page: HTMLElement, selector: string) => page.querySelector(selector)?.textContent;

  it("The header keeps the score of a match without news, and has no minute", () => {
    const page = header({ status: "no_news", home: { goals: 1 }, away: { goals: 0 } });
    expect(textOf(page, ".match-header-score")).toBe("1-0");
    expect(textOf(page, ".match-state")).toBe("Chưa có tin mới");
    expect(page.querySelector(".match-state")?.getAttribute("title")).toBe("Đang diễn ra · Chưa có tin mới");
    expect(page.querySelector(".match-header")?.getAttribute("data-tone")).toBe("pause");
  });

  it("The header of a fixture of unknown result has neither a kick-off time nor a countdown", () => {
    const page = header({ status: "result_unknown" });
    expect(textOf(page, ".match-header-score")).toBe("–");
    expect(page.querySelector(".match-countdown")).toBeNull();
    expect(textOf(page, ".match-state")).toBe("Chưa có kết quả");
    expect(textOf(page, ".match-header-note")).toBe("18-12-2022");
  });

  it("The header of a match of unknown result keeps the last score, and the day leaves its line to half-time", () => {
    const page = header({
      status: "result_unknown",
      home: { goals: 1, half: 1 },
      away: { goals: 0, half: 0 },
    });
    expect(textOf(page, ".match-header-score")).toBe("1-0");
    expect(textOf(page, ".match-header-note")).toBe("H1 1-0");
  });
});

describe("The header of a match", () => {
  it("The header counts down to kick-off, with the day beneath", () => {
    vi.setSystemTime((KICK_OFF - 3 * 3_600 - 61) * 1_000);
    const page = header({ status: "not_started" });
    expect(page.querySelector(".match-countdown")?.textContent).toBe("còn 3 giờ 1 phút");
    expect(page.querySelector(".match-header-note")?.textContent).toBe("18-12-2022");
  });

  it("The header of a match without an hour shows its day and no countdown", () => {
    const noon = KICK_OFF - 3 * 3_600;
    vi.setSystemTime((noon - 3_600) * 1_000);
    const page = header({ rest: { match_time: noon, time_unknown: true } });
    expect(page.querySelector(".match-header-score")?.textContent).toBe("18-12");
    expect(page.querySelector("time")?.getAttribute("datetime")).toBe("2022-12-18");
    expect(page.querySelector(".match-countdown")?.textContent).toBe("Chưa rõ giờ");
    expect(page.querySelector(".match-header-note")?.textContent).toBe("");
  });

  it("The header counts the cards of each side, as text too, and reserves their line without any", () => {
    const page = header({ status: "second_half", home: { goals: 0, yellow: 2, red: 1 }, away: { goals: 0 } });
    const [home, away] = page.querySelectorAll(".match-header-cards");
    expect([...(home?.children ?? [])].map((card) => card.getAttribute("aria-label"))).toEqual([
      "2 thẻ vàng",
      "1 thẻ đỏ",
    ]);
    expect(away?.children).toHaveLength(0);
  });

  const result = (match: Parameters<typeof aMatch>[0]) =>
    header(match).querySelector(".match-header-result")?.textContent;
  const ended = (home: object, away: object, winner: string) => ({
    status: "ended" as const,
    home,
    away,
    rest: { winner },
  });

  it("The header shows the winner on penalties, with the winner's score first", () => {
    const [home, away] = [
      { goals: 2, overtime: 3, penalties: 2 },
      { goals: 2, overtime: 3, penalties: 4 },
    ];
    expect(result(ended(home, away, "away"))).toBe(
      "90 phút: 2-2 · Hiệp phụ: 3-3 · France thắng luân lưu 4-2",
    );
  });

  it("The header shows the winner after overtime", () => {
    expect(result(ended({ goals: 1, overtime: 2 }, { goals: 1, overtime: 1 }, "home"))).toBe(
      "90 phút: 1-1 · Hiệp phụ: 2-1 · Argentina thắng sau hiệp phụ",
    );
  });

  it("The header reserves the line when overtime begins, so that nothing moves when it ends", () => {
    expect(result({ status: "overtime", home: { goals: 1 }, away: { goals: 1 } })).toBe("90 phút: 1-1");
    expect(result(ended({ goals: 1 }, { goals: 0 }, "home"))).toBeUndefined();
  });
});

const HOUR = 3_600;

describe("The countdown to kick-off", () => {
  it.each([
    [3 * 24 * HOUR + 5 * HOUR + 59, "còn 3 ngày 5 giờ"],
    [24 * HOUR, "còn 1 ngày 0 giờ"],
    [24 * HOUR - 1, "còn 23 giờ 59 phút"],
    [HOUR, "còn 1 giờ 0 phút"],
    [HOUR - 0.5, "còn 59 phút 59 giây"],
    [65, "còn 1 phút 05 giây"],
    [1, "còn 0 phút 01 giây"],
  ])("The countdown with %d seconds left is %j", (seconds, text) =>
    expect(countdownText(seconds)).toBe(text),
  );

  it.each([0, 0.9, -1, -100_000])("The countdown is correct with %d seconds left", (seconds) => {
    expect(countdownText(seconds)).toBe("Sắp bóng lăn");
  });
});
