import { offsetAt } from "#shared/time/index.ts";
import { dayOf, formatShortDay, formatTime } from "#web/platform/i18n/format.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import {
  type ChartSpan,
  heightOf,
  heightRange,
  priceTicks,
  timeTicks,
  valueAt,
  valueTicks,
} from "./chart-axis.rules.ts";
import type { ChartData } from "./chart-data.rules.ts";
import { CHART } from "./chart-size.ts";
import { type HistoryFormat, valueText } from "./history-text.ts";
import type { ChartModel, ChartTick } from "./movement-chart.tsx";

const TICK_ROOM = 36;
/** Size of the plot without its margins. */
export const PLOT_HEIGHT = CHART.height - CHART.top - CHART.bottom;

function xTicks(span: ChartSpan, plotWidth: number): ChartTick[] {
  const zone = offsetAt(shownZone(), span.first) * 60;
  return timeTicks(span, plotWidth, zone).map(({ at, x, day }) => ({
    at: x,
    text: day ? formatShortDay(dayOf(at)) : formatTime(at),
  }));
}

function yTicks([min, max]: readonly [number, number], format: HistoryFormat): ChartTick[] {
  const isPrice = format.view === "off";
  const count = Math.floor(PLOT_HEIGHT / TICK_ROOM);
  const values = isPrice
    ? priceTicks(valueAt(min, true), valueAt(max, true), count)
    : valueTicks(Math.max(0, min), Math.min(1, max), count);
  return values.map((value) => ({ at: heightOf(value, isPrice), text: valueText(value, format) }));
}

/** The canvas input for a width in pixels. */
export function chartModel(
  data: ChartData,
  span: ChartSpan,
  format: HistoryFormat,
  width: number,
): ChartModel {
  const heights = data.heights.flatMap((line) => line.filter((height) => typeof height === "number"));
  const range = heightRange(heights);
  return {
    places: data.frames.map(({ x }) => x),
    heights: data.heights,
    breaks: data.breaks,
    ends: data.ends,
    range,
    x_ticks: data.timed ? xTicks(span, width - CHART.left - CHART.right) : [],
    y_ticks: yTicks(range, format),
  };
}

/** Pixels from the top of the plot. */
export const topOf = (height: number, [min, max]: ChartModel["range"]): number =>
  ((max - height) / (max - min)) * PLOT_HEIGHT;
