import { expect, it } from "vitest";
import type { ChanceEvent, ChanceStep, WinProbability } from "#shared/odds/win-probability.schema.ts";
import { chanceAreas, chanceMoments, shareOf } from "./win-probability.rules.ts";

const aStep = (at: number, home_percent: number, away_percent: number): ChanceStep => ({
  ...{ at, home_percent, away_percent, draw_percent: 100 - home_percent - away_percent },
  ...{ period: "first_half", minute: at, added: null, books: 3 },
});
const aGoal = (at: number, minute = at): ChanceEvent => ({
  ...{ kind: "goal", side: "home", minute, added: null, at, home_score: 1, away_score: 0, cancelled: false },
});
const aCurve = (steps: ChanceStep[], events: ChanceEvent[] = []): WinProbability => ({
  before: { home_percent: 45, draw_percent: 30, away_percent: 25 },
  ...{ steps, events, half_time_at: 45, end_at: 90 },
});

it("The axis begins ten minutes before kick-off and ends with regular time", () => {
  expect([-10, 0, 40, 90, 95].map((at) => shareOf(at, aCurve([])))).toEqual([0, 0.1, 0.5, 1, 1]);
});

it("Areas are stacked from above: home, draw, away, each in steps up to the end of the last one", () => {
  expect(chanceAreas(aCurve([aStep(-10, 50, 20), aStep(40, 80, 5)]), 90)).toEqual({
    home: "M0 0L0 50H500V80H1000V0Z",
    draw: "M0 50L0 50H500V80H1000V95H500V80H0Z",
    away: "M0 100L0 80H500V95H1000V100Z",
  });
});

it("The table has quarters of an hour, half-time, the chances three minutes after a goal, and the last ones", () => {
  const curve = aCurve(
    [aStep(-10, 45, 25), aStep(22, 46, 24), aStep(25, 70, 10), aStep(50, 75, 5)],
    [aGoal(23), aGoal(60)],
  );
  expect(
    chanceMoments(curve).map(({ of, minute, event, chances }) => [
      of,
      minute,
      event?.kind,
      chances.home_percent,
    ]),
  ).toEqual([
    ["before", null, undefined, 45],
    ["minute", "15", undefined, 45],
    ["minute", "23", "goal", 70],
    ["minute", "30", undefined, 70],
    ["half_time", null, undefined, 70],
    ["last", null, undefined, 75],
  ]);
});

it("A curve without steps has no moments", () => {
  expect(chanceMoments(aCurve([]))).toEqual([]);
});
