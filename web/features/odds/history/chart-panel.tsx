import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Incident } from "#shared/match/index.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import type { ChartSpan } from "./chart-axis.rules.ts";
import { type ChartLine, chartData, lineChanges, valueOfLine } from "./chart-data.rules.ts";
import { ChartLineNames, ChartMarkers, LineChanges } from "./chart-labels.tsx";
import { chartMarkers } from "./chart-markers.rules.ts";
import { chartModel, PLOT_HEIGHT, topOf } from "./chart-model.ts";
import { CHART } from "./chart-size.ts";
import { entryLineText, type HistoryFormat, valueText, whereText } from "./history-text.ts";

const MovementChart = lazyWithRetry(() => import("./movement-chart.tsx"));

interface ChartPanelProps {
  readonly label: string;
  readonly lines: readonly ChartLine[];
  readonly span: ChartSpan;
  readonly incidents: readonly Incident[];
  readonly format: HistoryFormat;
}

/** The chart with its labels: a slider, whose arrow keys move from price to price. Its space is reserved. */
export function ChartPanel({ label, lines, span, incidents, format }: ChartPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const readoutId = useId();
  const { data, model, markers, changes } = useChart(lines, span, incidents, format, width);
  const last = data.frames.length - 1;
  const { frame, stepped, ...cursor } = useCursor(last);
  const plotWidth = Math.max(0, width - CHART.left - CHART.right);
  const readout = readoutOf(lines, data.frames, frame, span.kick_off, format);
  return (
    <figure className="chart needs-script">
      <div
        ref={box}
        className="chart-box"
        style={{ height: CHART.height }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, frame)}
        aria-valuetext={readout}
        onKeyDown={cursor.step}
        onBlur={cursor.leave}
      >
        <AfterHydration>
          {() =>
            width === 0 ? null : (
              <MovementChart
                model={model}
                width={width}
                cursor={stepped === null ? null : (model.places[stepped] ?? null)}
                onFrame={cursor.point}
              />
            )
          }
        </AfterHydration>
      </div>
      <div
        className="chart-plot"
        style={{ top: CHART.top, right: CHART.right, left: CHART.left, height: PLOT_HEIGHT }}
      >
        <ChartMarkers markers={markers} width={plotWidth} />
        <LineChanges changes={changes} width={plotWidth} format={format.line} />
        <ChartLineNames names={namesOf(lines, model.range, format)} />
      </div>
      <figcaption id={readoutId} className="chart-readout">
        {readout}
      </figcaption>
      {data.timed ? null : <p className="history-note">{m.history_untimed()}</p>}
    </figure>
  );
}

/** The drawing, and the labels over it. */
function useChart(
  lines: readonly ChartLine[],
  span: ChartSpan,
  incidents: readonly Incident[],
  format: HistoryFormat,
  width: number,
) {
  const isPrice = format.view === "off";
  const data = useMemo(() => chartData(lines, span, isPrice), [lines, span, isPrice]);
  const model = useMemo(() => chartModel(data, span, format, width), [data, span, format, width]);
  const markers = useMemo(
    () => (data.timed ? chartMarkers(incidents, span) : []),
    [data.timed, incidents, span],
  );
  const companyId = lines[0]?.company_id;
  const changes = useMemo(() => lineChanges(data, companyId), [data, companyId]);
  return { data, model, markers, changes };
}

/** The frame in the readout: the keyboard's, else the pointer's, else the last one. */
function useCursor(last: number) {
  const [pointed, setPointed] = useState<number | null>(null);
  const [stepped, setStepped] = useState<number | null>(null);
  const frame = Math.min(stepped ?? pointed ?? last, last);
  return {
    frame,
    /** Null unless the keyboard controls the cursor. */
    stepped,
    step(event: KeyboardEvent) {
      const to = frameAfter(event.key, frame, last);
      if (to === null) return;
      event.preventDefault();
      setStepped(to);
    },
    leave: () => setStepped(null),
    point(at: number | null) {
      setPointed(at);
      setStepped(null);
    },
  };
}

/** Width of an element, 0 until measured. */
function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return width;
}

function frameAfter(key: string, frame: number, last: number): number | null {
  const to = { ArrowLeft: frame - 1, ArrowRight: frame + 1, Home: 0, End: last }[key];
  return to === undefined ? null : Math.min(last, Math.max(0, to));
}

/** A line's current height, with its name there. */
function namesOf(lines: readonly ChartLine[], range: readonly [number, number], format: HistoryFormat) {
  return lines.map(({ key, label, points }) => {
    const value = points.findLast((point) => point.value !== null)?.value ?? null;
    const height = value === null ? range[0] : format.view === "off" ? Math.log(value) : value;
    return {
      key,
      text: value === null ? label : `${label} ${valueText(value, format)}`,
      y: topOf(height, range),
    };
  });
}

/** The readout of a frame: time, score, every line's value and the handicap or total. */
function readoutOf(
  lines: readonly ChartLine[],
  frames: ReturnType<typeof chartData>["frames"],
  frame: number,
  kickOff: number,
  format: HistoryFormat,
): string {
  const shown = frames[frame];
  if (!shown) return "";
  const values = lines.flatMap((line) => {
    const point = valueOfLine(line, frames, frame);
    if (!point) return [];
    const handicap = entryLineText(point.entry, format.line);
    const text = point.value === null ? m.history_closed() : valueText(point.value, format);
    return [{ line: handicap, text: `${line.label} ${text}`, company_id: line.company_id }];
  });
  const sameLine = new Set(values.map(({ line }) => line)).size === 1;
  const texts = values.map(({ line, text }) => (sameLine || line === null ? text : `${text} (${line})`));
  const line = sameLine ? (values[0]?.line ?? null) : null;
  return [whereText(shown.entry, kickOff), line && m.history_line({ line }), ...texts]
    .filter((piece) => piece !== null && piece !== "")
    .join(" · ");
}
