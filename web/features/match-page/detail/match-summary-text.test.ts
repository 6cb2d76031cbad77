import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "#messages/paraglide/runtime.js";
import { type SummaryStatement, summaryOf } from "#shared/match/match-summary.rules.ts";
import { aMatch, anIncident } from "#tests/support/builders/page-builders.ts";
import { sentenceOf } from "./match-summary-text.ts";

afterEach(() => overwriteGetLocale(() => "vi"));

const match = aMatch({ status: "ended" });
const textOf = (statements: readonly SummaryStatement[]) =>
  statements.map((one) => sentenceOf(one, match)).join(" ");
const long = { id: null, name: "Hạ Long" };
const at = (minute: number, added = 0) => ({ minute, added });

describe("sentences of a match's summary", () => {
  it.each([
    [
      "vi",
      "Hạ Long (France, phạt đền) 45+2', chưa rõ người ghi (Argentina) 60', Hạ Long (phản lưới, bàn của Argentina) 61'.",
    ],
    [
      "en",
      "Hạ Long (France, pen) 45+2', scorer not known (Argentina) 60', Hạ Long (own goal for Argentina) 61'.",
    ],
  ] as const)("goals in their order have their team and kind, in %s", (locale, goals) => {
    overwriteGetLocale(() => locale);
    const text = textOf([
      {
        of: "goals",
        goals: [
          { side: "away", kind: "penalty_goal", player: long, minute: at(45, 2) },
          { side: "home", kind: "goal", player: null, minute: at(60) },
          { side: "home", kind: "own_goal", player: long, minute: at(61) },
        ],
      },
    ]);
    expect(text).toContain(goals);
  });

  it("a sentence about a side has its goals first", () => {
    const score = { home: 1, away: 2 };
    expect(textOf([{ of: "won", side: "away", score, inOvertime: true }])).toBe(
      "France thắng Argentina 2-1 sau hiệp phụ.",
    );
    expect(textOf([{ of: "turned", side: "away", score: { home: 1, away: 0 }, isOver: true }])).toBe(
      "France lội ngược dòng sau khi bị dẫn 0-1.",
    );
    overwriteGetLocale(() => "en");
    expect(textOf([{ of: "turned", side: "away", score: { home: 1, away: 0 }, isOver: false }])).toBe(
      "France have come back from 1-0 down.",
    );
    overwriteGetLocale(() => "vi");
    expect(textOf([{ of: "score_at_card", score }])).toBe("Tỷ số lúc đó: Argentina 1-2 France.");
  });

  it("a match of eight goals and two red cards has at most 120 words", () => {
    const goals = [5, 12, 30, 44, 52, 66, 79, 90].map((minute, index) =>
      anIncident(index + 1, {
        ...{ kind: "goal", minute, added: null, side: index % 2 === 0 ? "away" : "home" },
        player: { id: index + 1, name: `Nguyễn Văn ${index}` },
      }),
    );
    const cards = [91, 92].map((id) =>
      anIncident(id, {
        kind: "red_card",
        side: "home",
        minute: 90,
        added: 1,
        player: { id, name: "Trần Văn A" },
      }),
    );
    const stats = [
      { kind: "shots_on_target", period: "full" as const, home: 4, away: 9 },
      { kind: "possession", period: "full" as const, home: 40, away: 60 },
    ];
    const drawn = aMatch({
      status: "ended",
      home: { goals: 4 },
      away: { goals: 4 },
      rest: { winner: "draw" },
    });
    for (const locale of ["vi", "en"] as const) {
      overwriteGetLocale(() => locale);
      const text = textOf(summaryOf(drawn, [...goals, ...cards], stats));
      expect(text.split(" ").length).toBeLessThanOrEqual(120);
      expect(text).toContain("Nguyễn Văn 7 90'");
    }
  });
});
