import { expect, it } from "vitest";
import { calibrationOf, tallyOf } from "#shared/odds/calibration.rules.ts";
import { linePath, PLOT, pointsOf, xOf, yOf } from "./reliability-chart.rules.ts";

it("The corners of the scale are the corners of the square", () => {
  expect([xOf(0), xOf(100), yOf(0), yOf(100)]).toEqual([
    PLOT.left,
    PLOT.left + PLOT.size,
    PLOT.top + PLOT.size,
    PLOT.top,
  ]);
});

it("Parts without forecasts have no point, and the line goes through the others", () => {
  const { bins } = calibrationOf(tallyOf([{ chances: [0.5, 0.25, 0.25], result: 0 }]));
  const points = pointsOf(bins);
  expect(points.map(({ forecast, observed }) => [forecast, observed])).toEqual([
    [25, 0],
    [50, 100],
  ]);
  expect(linePath(points)).toBe(`M${xOf(25)} ${yOf(0)}L${xOf(50)} ${yOf(100)}`);
  expect(linePath([])).toBe("");
});
