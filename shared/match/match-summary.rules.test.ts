import { describe, expect, it } from "vitest";
import { aMatch, anIncident } from "#tests/support/builders/page-builders.ts";
import type { Incident, MatchStat, SideScore } from "./index.ts";
import { type SummaryStatement, summaryOf } from "./match-summary.rules.ts";

type Fields = Readonly<Record<string, unknown>>;
type Sides = { readonly home: Partial<SideScore>; readonly away: Partial<SideScore> };

const score = (home: number, away: number): Sides => ({ home: { goals: home }, away: { goals: away } });
const ended = (sides: Sides, winner: string | null, rest: Fields = {}) =>
  aMatch({ status: "ended", ...sides, rest: { winner, ...rest } });
const live = (status: "first_half" | "second_half" | "penalties" | "no_news", sides: Sides) =>
  aMatch({ status, ...sides });

/** Incidents written as `12 home`, with the rest of their fields. */
const incidents = (...given: readonly (readonly [number | null, "home" | "away", Fields?])[]): Incident[] =>
  given.map(([minute, side, fields], at) =>
    anIncident(at + 1, { kind: "goal", minute, added: null, side, player: null, ...fields }),
  );
const by = (name: string, fields: Fields = {}): Fields => ({ player: { id: null, name }, ...fields });
const kindsOf = (statements: readonly SummaryStatement[]) => statements.map(({ of }) => of);
const stat = (kind: string, home: number | null, away: number | null): MatchStat => ({
  ...{ kind, period: "full", home, away },
});
const at = (minute: number, added = 0) => ({ minute, added });

describe("the summary of a match", () => {
  it("A final of 3-3 on penalties has its 90 minutes, the equaliser after a deficit of two, and goals by scorer", () => {
    const final = ended(
      {
        home: { goals: 2, overtime: 3, penalties: 4 },
        away: { goals: 2, overtime: 3, penalties: 2 },
      },
      "home",
    );
    const goals = incidents(
      [23, "home", by("Lâm", { kind: "penalty_goal" })],
      [36, "home", by("Điền")],
      [80, "away", by("Bảo", { kind: "penalty_goal" })],
      [81, "away", by("Bảo")],
      [108, "home", by("Lâm")],
      [118, "away", by("Bảo", { kind: "penalty_goal" })],
      [null, "home", by("Lâm", { kind: "shootout_scored" })],
    );
    const statements = summaryOf(final, goals, []);
    expect(statements.slice(0, 3)).toEqual([
      {
        of: "shoot_out",
        side: "home",
        kicks: { home: 4, away: 2 },
        score: { home: 3, away: 3 },
        level: true,
      },
      { of: "after_regular", score: { home: 2, away: 2 } },
      {
        of: "equalized",
        side: "away",
        score: { home: 3, away: 3 },
        minute: at(118),
        from: { home: 2, away: 0 },
      },
    ]);
    expect(
      statements
        .slice(3)
        .map((one) => one.of === "scorers" && [one.side, one.scorers.map((s) => s.goals.length)]),
    ).toEqual([
      ["home", [2, 1]],
      ["away", [3]],
    ]);
  });

  it("A 0-0 says that it was drawn, and clear statistics", () => {
    const stats = [stat("shots_on_target", 6, 2), stat("possession", 38, 62)];
    expect(summaryOf(ended(score(0, 0), "draw"), [], stats)).toEqual([
      { of: "drawn", score: { home: 0, away: 0 }, inOvertime: false },
      { of: "shots_on_target", side: "home", more: 6, fewer: 2 },
      { of: "possession", side: "away", percent: 62 },
    ]);
  });

  it.each([
    ["one side unknown", [stat("shots_on_target", 6, null), stat("possession", null, 62)]],
    ["close numbers", [stat("shots_on_target", 12, 9), stat("possession", 54, 46)]],
    ["a half alone", [{ ...stat("shots_on_target", 6, 0), period: "first_half" as const }]],
  ])("Statistics with %s say nothing", (_, stats) => {
    expect(kindsOf(summaryOf(ended(score(0, 0), "draw"), [], stats))).toEqual(["drawn"]);
  });

  it("A comeback names the largest deficit, and the winner of the 88th minute", () => {
    const goals = incidents([10, "home"], [20, "home"], [60, "away"], [70, "away"], [88, "away", by("Sông")]);
    const statements = summaryOf(ended(score(2, 3), "away"), goals, []);
    expect(kindsOf(statements)).toEqual(["won", "turned", "late_winner", "scorers", "scorers"]);
    expect(statements[1]).toEqual({ of: "turned", side: "away", score: { home: 2, away: 0 }, isOver: true });
    expect(statements[2]).toMatchObject({ goal: { player: { name: "Sông" }, minute: at(88) } });
  });

  it("A winner was in front from its first goal, or lost its lead for a time", () => {
    const throughout = summaryOf(
      ended(score(2, 1), "home"),
      incidents([12, "home"], [30, "home"], [80, "away"]),
      [],
    );
    expect(throughout[1]).toEqual({ of: "led_throughout", side: "home", minute: at(12) });
    const regained = summaryOf(
      ended(score(2, 1), "home"),
      incidents([12, "home"], [30, "away"], [80, "home"]),
      [],
    );
    expect(regained[1]).toEqual({ of: "regained", side: "home", score: { home: 1, away: 1 } });
  });

  it("Up to three goals are in their order, with own goals and penalties, and cancelled ones are left out", () => {
    const goals = incidents(
      [12, "home", by("Long", { kind: "own_goal" })],
      [40, "away", by("Nam", { cancelled: true })],
      [45, "away", by("Nam", { kind: "penalty_goal", added: 2 })],
    );
    expect(summaryOf(ended(score(1, 1), "draw"), goals, []).at(-1)).toEqual({
      of: "goals",
      goals: [
        { side: "home", kind: "own_goal", player: { id: null, name: "Long" }, minute: at(12) },
        { side: "away", kind: "penalty_goal", player: { id: null, name: "Nam" }, minute: at(45, 2) },
      ],
    });
  });

  it("Two scorers of one name are not merged", () => {
    const player = (id: number) => ({ player: { id, name: "Nguyễn" } });
    const goals = incidents(
      [1, "home", player(1)],
      [2, "home", player(2)],
      [3, "home", player(1)],
      [4, "home"],
    );
    const [scorers] = summaryOf(ended(score(4, 0), "home"), goals, []).filter(({ of }) => of === "scorers");
    expect(scorers?.of === "scorers" && scorers.scorers.map((one) => one.goals.length)).toEqual([2, 1, 1]);
  });

  it("A goal of unknown minute leaves the course open; one without scorer too leaves out the list", () => {
    const course = [[10, "home", by("Long")] as const, [50, "away", by("Nam")] as const];
    const unknown = incidents(...course, [null, "home", by("Long")]);
    expect(kindsOf(summaryOf(ended(score(2, 1), "home"), unknown, []))).toEqual([
      "won",
      "scorers",
      "scorers",
    ]);
    expect(kindsOf(summaryOf(ended(score(2, 1), "home"), incidents(...course, [null, "home"]), []))).toEqual([
      "won",
    ]);
  });

  it("Goals that do not add up to the score leave the result alone", () => {
    const stats = [stat("possession", 70, 30)];
    const goals = incidents([10, "home"], [20, "away"], [60, "home", { kind: "red_card" }]);
    expect(kindsOf(summaryOf(ended(score(2, 1), "home"), goals, stats))).toEqual(["won"]);
    expect(kindsOf(summaryOf(live("second_half", score(1, 0)), goals, stats))).toEqual(["now"]);
  });

  it("A winner that contradicts the score leaves the score alone", () => {
    expect(kindsOf(summaryOf(ended(score(1, 0), "away"), [], []))).toEqual(["score"]);
  });

  it("A forfeit is the organiser's decision, with its score only where that has the same winner", () => {
    const goals = incidents([10, "away"], [60, "away", { kind: "red_card" }]);
    const forfeit = (sides: Sides) => summaryOf(ended(sides, "home", { decided_by: "walkover" }), goals, []);
    expect(forfeit(score(3, 0))).toEqual([
      { of: "awarded", by: "walkover", side: "home", score: { home: 3, away: 0 } },
    ]);
    expect(forfeit(score(0, 1))).toEqual([{ of: "awarded", by: "walkover", side: "home", score: null }]);
  });

  it("An interrupted match says where it stopped and who had scored, but not who was in front", () => {
    const match = aMatch({ status: "interrupted", ...score(1, 0), rest: { minute: at(63) } });
    const statements = summaryOf(match, incidents([10, "home", by("Long")]), []);
    expect(kindsOf(statements)).toEqual(["stopped", "goals"]);
    expect(statements[0]).toEqual({
      of: "stopped",
      status: "interrupted",
      minute: at(63),
      score: { home: 1, away: 0 },
    });
    expect(summaryOf(aMatch({ status: "abandoned" }), [], [])).toEqual([
      { of: "stopped", status: "abandoned", minute: null, score: null },
    ]);
  });

  it("A shoot-out of a second leg has the score of the match, and the side that goes through", () => {
    const tie = ended({ home: { goals: 2, penalties: 3 }, away: { goals: 1, penalties: 5 } }, "away", {
      advances: "away",
    });
    expect(summaryOf(tie, [], [])).toEqual([
      {
        of: "shoot_out",
        side: "away",
        kicks: { home: 3, away: 5 },
        score: { home: 2, away: 1 },
        level: false,
      },
      { of: "advances", side: "away" },
    ]);
  });

  it("A win after overtime has the score of 90 minutes", () => {
    const sides = { home: { goals: 1, overtime: 2 }, away: { goals: 1, overtime: 1 } };
    const goals = incidents([10, "home"], [30, "away"], [114, "home"]);
    expect(kindsOf(summaryOf(ended(sides, "home"), goals, []))).toEqual([
      "won",
      "after_regular",
      "regained",
      "late_winner",
      "goals",
    ]);
  });

  it("A match in play has its score now, and whether the lead turned", () => {
    const turned = incidents([10, "home"], [20, "away"], [60, "away"]);
    expect(summaryOf(live("second_half", score(1, 2)), turned, []).slice(0, 2)).toEqual([
      { of: "now", status: "second_half", side: "away", score: { home: 1, away: 2 } },
      { of: "turned", side: "away", score: { home: 1, away: 0 }, isOver: false },
    ]);
    const level = { home: { goals: 0, penalties: 1 }, away: { goals: 0, penalties: 2 } };
    expect(kindsOf(summaryOf(live("penalties", level), [], []))).toEqual(["kicks_now"]);
    expect(kindsOf(summaryOf(live("no_news", score(1, 0)), incidents([88, "home"]), []))).toEqual([
      "last_report",
      "goals",
    ]);
  });

  it("A red card has the score at that moment if it changed, and none if cards do not add up", () => {
    const card = [30, "home", { kind: "red_card" }] as const;
    const later = summaryOf(ended(score(1, 1), "draw"), incidents([10, "home"], card, [80, "away"]), []);
    expect(later.slice(-2)).toEqual([
      { of: "sent_off", side: "home", player: null, minute: at(30) },
      { of: "score_at_card", score: { home: 1, away: 0 } },
    ]);
    const same = incidents([10, "home"], card);
    expect(kindsOf(summaryOf(ended(score(1, 0), "home"), same, []))).toContain("no_goal_after_card");
    expect(kindsOf(summaryOf(live("second_half", score(1, 0)), same, [])).at(-1)).toBe("sent_off");
    const counted = { home: { goals: 1, red: 2 }, away: { goals: 0, red: 0 } };
    expect(kindsOf(summaryOf(ended(counted, "home"), same, []))).not.toContain("sent_off");
  });

  it.each(["not_started", "postponed", "cancelled", "result_unknown", "second_half", "ended"] as const)(
    "A match without a score has none: %s",
    (status) => expect(summaryOf(aMatch({ status }), [], [stat("possession", 70, 30)])).toEqual([]),
  );
});
