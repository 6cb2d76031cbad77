import { describe, expect, it } from "vitest";
import { heightOf, linePath, marksTo, topOf } from "./latency-chart.rules.ts";

const HOUR = 3_600;

describe("the chart of delays", () => {
  it("ends at the mark above everything, a second at the least", () => {
    expect([[], [400], [1_000], [1_001], [99_000], [119_000]].map(topOf)).toEqual([
      ...[1_000, 1_000, 1_000, 10_000, 100_000],
      1_000_000,
    ]);
    expect(marksTo(1_000)).toEqual([10, 100, 1_000]);
  });

  it("stands ten times as much one step higher, and what is shorter than the bottom on it", () => {
    expect([0, 10, 100, 1_000].map((ms) => heightOf(ms, 1_000))).toEqual([0, 0, 0.5, 1]);
  });

  it("runs from the oldest hour to the newest, breaks where one is missing and dots one alone", () => {
    const until = 100 * HOUR;
    const at = (hour: number, ms: number) => ({ at: hour * HOUR, ms });
    const frame = { until, span: 4, top: 1_000 };
    expect(linePath([at(100, 10), at(99, 100), at(97, 1_000)], frame)).toBe("M125 0h0M625 50h0L875 100");
    expect(linePath([], frame)).toBe("");
  });
});
