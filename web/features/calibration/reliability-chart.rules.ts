import type { ReliabilityBin } from "#shared/odds/calibration.schema.ts";

/** Geometry of the reliability curve: percent across and up, on a square with room for its labels. */

export const PLOT = { left: 44, top: 10, size: 260, width: 316, height: 316 } as const;

/** Values with a label and a line on both axes. */
export const TICKS = [0, 20, 40, 60, 80, 100] as const;

const round = (value: number): number => Math.round(value * 10) / 10;

export const xOf = (percent: number): number => round(PLOT.left + (percent / 100) * PLOT.size);
export const yOf = (percent: number): number => round(PLOT.top + (1 - percent / 100) * PLOT.size);

/** A part of the scale with forecasts: mean of the forecasts, observed share and its interval. */
export interface ReliabilityPoint {
  readonly forecast: number;
  readonly observed: number;
  readonly low: number;
  readonly high: number;
}

/** The points of the parts that have forecasts. */
export const pointsOf = (bins: readonly ReliabilityBin[]): ReliabilityPoint[] =>
  bins.flatMap(({ forecast_percent, observed_percent, low_percent, high_percent }) =>
    forecast_percent === null || observed_percent === null || low_percent === null || high_percent === null
      ? []
      : [{ forecast: forecast_percent, observed: observed_percent, low: low_percent, high: high_percent }],
  );

/** The line through the points. */
export const linePath = (points: readonly ReliabilityPoint[]): string =>
  points
    .map(({ forecast, observed }, place) => `${place === 0 ? "M" : "L"}${xOf(forecast)} ${yOf(observed)}`)
    .join("");
