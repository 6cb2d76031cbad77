// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LatencyChart } from "./latency-chart.tsx";

afterEach(cleanup);

it.each([
  [24, ["21:00", "08:00", "20:00"]],
  [48, ["21:00 01-03", "20:00 02-03", "20:00 03-03"]],
] as const)(
  "The chart of %i hours labels its start and end, with the day where a time occurs twice",
  (span, times) => {
    // 20:30 in Vietnam.
    const asOf = Date.UTC(2026, 2, 3, 13, 30) / 1_000;
    const { container } = render(<LatencyChart hours={[]} span={span} asOf={asOf} />);
    const labels = [...container.querySelectorAll(".latency-times > span")].map(
      ({ textContent }) => textContent,
    );
    expect(labels).toEqual(times);
  },
);
