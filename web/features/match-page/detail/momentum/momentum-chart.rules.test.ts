import { describe, expect, it } from "vitest";
import { anIncident } from "#tests/support/builders/page-builders.ts";
import { axisOf, barsPath, markersOf } from "./momentum-chart.rules.ts";

const minute = (at: number, added = 0) => ({ minute: at, added });

describe("The axis of the momentum chart", () => {
  it("has ninety minutes from the start, so that bars do not move while the match is played", () => {
    const axis = axisOf([minute(1), minute(2)]);
    expect([axis.length, axis.breaks, axis.labels.map(({ at }) => at)]).toEqual([
      90,
      [45],
      [15, 30, 45, 60, 75, 90],
    ]);
  });

  it("makes room for added time before the second half", () => {
    const axis = axisOf([minute(45), minute(45, 1), minute(45, 2), minute(46)]);
    expect([axis.length, axis.breaks, axis.before(minute(46))]).toEqual([92, [47], 47]);
    expect(axis.before(minute(45, 2))).toBe(46);
  });

  it("continues to minute 120 with extra time", () => {
    expect(axisOf([minute(91)])).toMatchObject({ length: 120, breaks: [45, 90] });
  });
});

describe("The momentum chart", () => {
  it("draws a bar from the zero line in its minute", () => {
    const bar = { ...minute(3), home: 2, away: 0, value: 0.5 };
    expect(barsPath([bar], axisOf([bar]), "home")).toBe("M2.14 50v-25h0.72v25z");
    expect(barsPath([bar], axisOf([bar]), "away")).toBe("");
  });

  it("puts goals of near minutes into two rows, and one after the last reported minute into the chart", () => {
    const axis = axisOf([minute(90)]);
    const goals = [10, 12, 14, 30].map((at) => anIncident(at, { kind: "goal", side: "home", minute: at }));
    expect(markersOf(goals, "home", axis).map(({ row }) => row)).toEqual([0, 1, 0, 0]);
    const late = anIncident(9, { kind: "goal", side: "home", minute: 90, added: 4 });
    expect(markersOf([late], "home", axis)[0]?.left).toBe(99.44);
  });
});
