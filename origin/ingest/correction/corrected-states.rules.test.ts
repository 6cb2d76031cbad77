import { describe, expect, it } from "vitest";
import { aCorrection, aState } from "#tests/support/builders/correction-builders.ts";
import { correctedStates } from "./corrected-states.rules.ts";

const shown = (states: ReturnType<typeof correctedStates>) =>
  states.map(({ known_at_ms, status, score, result }) => [
    known_at_ms,
    status,
    score.home.goals,
    score.away.goals,
    result?.winner ?? null,
  ]);

describe("corrected states of a match", () => {
  it("States before a correction stay as they were, and later ones of the source are covered until it is undone", () => {
    const states = [
      aState(10, "first_half", 0),
      aState(120, "second_half", 1, 0),
      aState(200, "ended", 2, 0),
    ];
    const award = aCorrection("award", { home: 0, away: 3 }, 100, 300);
    expect(shown(correctedStates(states, [award]))).toEqual([
      [10, "first_half", 0, 0, null],
      [100, "ended", 0, 3, "away"],
      [120, "ended", 0, 3, "away"],
      [200, "ended", 0, 3, "away"],
      [300, "ended", 2, 0, null],
    ]);
  });

  it("An award has no half-time score, no extra time and no clock, and keeps the cards", () => {
    const [, awarded] = correctedStates(
      [aState(60, "second_half", 2, 1)],
      [aCorrection("award", { home: 3, away: 0 })],
    );
    expect(awarded).toMatchObject({
      period_started_at_ms: null,
      score: { home: { goals: 3, half: null, overtime: null, penalties: null, red: 1 } },
      score_changed_at_ms: 100,
    });
  });

  it("A match without any state can be corrected, and is scheduled again once that is undone", () => {
    expect(shown(correctedStates([], [aCorrection("status", { status: "postponed" }, 100, 150)]))).toEqual([
      [100, "postponed", null, null, null],
      [150, "not_started", null, null, null],
    ]);
  });

  it("Of two corrections of one field the last wins, and each holds for its own time", () => {
    const states = [aState(10, "ended", 1, 1)];
    const first = aCorrection("winner", { winner: "home" }, 100);
    const second = aCorrection("winner", { winner: "away" }, 200, 300);
    expect(shown(correctedStates(states, [first, second])).map(([at, , , , winner]) => [at, winner])).toEqual(
      [
        [10, null],
        [100, "home"],
        [200, "away"],
        [300, "home"],
      ],
    );
  });

  it("A corrected score keeps the half-time goals it does not refute", () => {
    const base = { ...aState(10, "ended", 2, 2) };
    base.score.home.half = 2;
    base.score.away.half = 1;
    const [, next] = correctedStates([base], [aCorrection("score", { home: 1, away: 2 })]);
    expect([next?.score.home.half, next?.score.away.half]).toEqual([null, 1]);
  });

  it("States without corrections are unchanged", () => {
    const states = [aState(10, "first_half", 0), aState(20, "ended", 1, 0)];
    expect(correctedStates(states, [])).toEqual(states);
  });
});
