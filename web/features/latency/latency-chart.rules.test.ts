import { describe, expect, it } from "vitest";
import { heightOf, linePath, ticksTo, topOf } from "./latency-chart.rules.ts";

const HOUR = 3_600;

describe("The chart of delays", () => {
  it("The scale ends at the smallest tick above all values, at least one second", () => {
    expect([[], [400], [1_000], [1_001], [99_000], [119_000]].map(topOf)).toEqual([
      ...[1_000, 1_000, 1_000, 10_000, 100_000],
      1_000_000,
    ]);
    expect(ticksTo(1_000)).toEqual([10, 100, 1_000]);
  });

  it("A tenfold delay is one step higher, and short delays are clamped to the bottom", () => {
    expect([0, 10, 100, 1_000].map((ms) => heightOf(ms, 1_000))).toEqual([0, 0, 0.5, 1]);
  });

  it("The line runs from the oldest to the newest hour, breaks at a missing hour and draws an isolated one as a dot", () => {
    const until = 100 * HOUR;
    const at = (hour: number, ms: number) => ({ at: hour * HOUR, ms });
    const frame = { until, span: 4, top: 1_000 };
    expect(linePath([at(100, 10), at(99, 100), at(97, 1_000)], frame)).toBe("M125 0h0M625 50h0L875 100");
    expect(linePath([], frame)).toBe("");
  });
});
