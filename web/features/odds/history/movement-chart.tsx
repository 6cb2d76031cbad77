import { useEffect, useRef } from "react";
import uPlot from "uplot";
import { CHART } from "./chart-size.ts";
import { type StepPoint, stepPath } from "./step-path.rules.ts";

export interface ChartTick {
  readonly at: number;
  readonly text: string;
}

/** The chart's input: positions (0..1) and heights, computed by the surrounding panel. */
export interface ChartModel {
  readonly places: readonly number[];
  readonly heights: readonly (readonly (number | null | undefined)[])[];
  readonly breaks: readonly ReadonlySet<number>[];
  readonly ends: readonly number[];
  readonly range: readonly [min: number, max: number];
  readonly x_ticks: readonly ChartTick[];
  readonly y_ticks: readonly ChartTick[];
}

interface MovementChartProps {
  readonly model: ChartModel;
  readonly width: number;
  /** The keyboard's cursor position, 0..1; null without one. */
  readonly cursor: number | null;
  /** The frame under the reader's pointer; null when the pointer leaves. */
  readonly onFrame: (frame: number | null) => void;
}

type Latest = { model: ChartModel };

/** Stepped lines on a canvas. The labels around it are HTML. */
export default function MovementChart({ model, width, cursor, onFrame }: MovementChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<uPlot | null>(null);
  const latest = useRef<Latest>({ model });
  const listener = useRef(onFrame);
  useEffect(() => {
    listener.current = onFrame;
  });
  const lines = model.heights.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other values are set on the existing chart
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const options = optionsOf(element, lines, width, latest.current, (frame) => listener.current(frame));
    const created = new uPlot(options, dataOf(latest.current.model), element);
    chart.current = created;
    const stopTouch = followTouch(created);
    const stopTheme = onTheme(() => created.redraw(false, true));
    return () => {
      stopTouch();
      stopTheme();
      created.destroy();
      chart.current = null;
    };
  }, [lines]);

  useEffect(() => {
    latest.current.model = model;
    chart.current?.setData(dataOf(model));
  }, [model]);

  useEffect(() => {
    chart.current?.setSize({ width, height: CHART.height });
  }, [width]);

  useEffect(() => {
    const drawn = chart.current;
    if (!drawn || cursor === null) return;
    drawn.setCursor({ left: drawn.valToPos(cursor, "x"), top: 0 }, false);
  }, [cursor]);

  return <div ref={host} className="chart-canvas" />;
}

const dataOf = ({ places, heights }: ChartModel): uPlot.AlignedData =>
  [places, ...heights].map((values) => [...values]) as uPlot.AlignedData;

/** Colours are tokens of the style sheet; a canvas needs their computed values. */
function colourOf(host: HTMLElement, name: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${name})`;
  host.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function optionsOf(
  host: HTMLElement,
  lines: number,
  width: number,
  latest: Latest,
  onFrame: (frame: number | null) => void,
): uPlot.Options {
  const font = `11px ${getComputedStyle(host).fontFamily}`;
  const axis = {
    font,
    stroke: () => colourOf(host, "--muted"),
    grid: { stroke: () => colourOf(host, "--line"), width: 1 },
    ticks: { show: false },
  };
  const textOf = (ticks: readonly ChartTick[], at: number) =>
    ticks.find((tick) => tick.at === at)?.text ?? "";
  return {
    width,
    height: CHART.height,
    padding: [CHART.top, CHART.right, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: { x: { time: false, range: [0, 1] }, y: { range: () => [...latest.model.range] } },
    axes: [
      {
        ...axis,
        size: CHART.bottom,
        gap: 4,
        splits: () => latest.model.x_ticks.map(({ at }) => at),
        values: (_, splits) => splits.map((at) => textOf(latest.model.x_ticks, at)),
      },
      {
        ...axis,
        size: CHART.left,
        gap: 4,
        splits: () => latest.model.y_ticks.map(({ at }) => at),
        values: (_, splits) => splits.map((at) => textOf(latest.model.y_ticks, at)),
      },
    ],
    series: [
      {},
      ...Array.from({ length: lines }, (_, line) => ({
        stroke: () => colourOf(host, `--chart-${(line % CHART.colours) + 1}`),
        width: 2,
        points: { show: false },
        paths: pathOf(line, latest),
      })),
    ],
    hooks: { setCursor: [({ cursor }) => onFrame(cursor.idx ?? null)] },
  };
}

/** The stepped path of a line, as uPlot requests it at every draw. */
const pathOf =
  (line: number, latest: Latest): uPlot.Series.PathBuilder =>
  (chart) => {
    const { places, heights, breaks, ends } = latest.model;
    const own = heights[line] ?? [];
    const points: StepPoint[] = [];
    for (const [frame, place] of places.entries()) {
      const height = own[frame];
      if (height === undefined) continue;
      points.push({
        x: Math.round(chart.valToPos(place, "x", true)),
        y: height === null ? null : Math.round(chart.valToPos(height, "y", true)),
        breaks: breaks[line]?.has(frame) ?? false,
      });
    }
    const stroke = new Path2D();
    for (const [command, x, y] of stepPath(points, Math.round(chart.valToPos(ends[line] ?? 1, "x", true)))) {
      if (command === "move") stroke.moveTo(x, y);
      else stroke.lineTo(x, y);
    }
    return { stroke, fill: null, flags: 0 };
  };

/** A finger moves the cursor like a mouse does; vertical swipes still scroll (odds-history.css). */
function followTouch(chart: uPlot): () => void {
  const follow = ({ pointerType, clientX }: PointerEvent) => {
    if (pointerType !== "touch") return;
    chart.setCursor({ left: clientX - chart.over.getBoundingClientRect().left, top: 0 });
  };
  chart.over.addEventListener("pointerdown", follow);
  chart.over.addEventListener("pointermove", follow);
  return () => {
    chart.over.removeEventListener("pointerdown", follow);
    chart.over.removeEventListener("pointermove", follow);
  };
}

/** Calls back when the page changes its colours, by the reader's choice or the system's. */
function onTheme(changed: () => void): () => void {
  const scheme = matchMedia("(prefers-color-scheme: dark)");
  const chosen = new MutationObserver(changed);
  chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  scheme.addEventListener("change", changed);
  return () => {
    chosen.disconnect();
    scheme.removeEventListener("change", changed);
  };
}
