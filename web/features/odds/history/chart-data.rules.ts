import type { PriceEntry } from "#shared/odds/movement.rules.ts";
import type { PricePoint } from "#shared/odds/movement-steps.rules.ts";
import { type ChartSpan, heightOf, placeOf } from "./chart-axis.rules.ts";

/** One line of the chart: an outcome of a company. */
export interface ChartLine {
  readonly key: string;
  readonly label: string;
  readonly company_id: number;
  /** Oldest first, one per entry of the company's history. */
  readonly points: readonly PricePoint[];
}

/** One entry of one company: the cursor moves between entries. */
export interface ChartFrame {
  readonly company_id: number;
  readonly entry: PriceEntry;
  /** From 0 to 1. */
  readonly x: number;
}

export interface ChartData {
  readonly frames: readonly ChartFrame[];
  /** Heights by line and frame: null is a gap, undefined an entry of another company. */
  readonly heights: readonly (readonly (number | null | undefined)[])[];
  /** Frames without a step before them, by line. */
  readonly breaks: readonly ReadonlySet<number>[];
  /** End of each line's last price. */
  readonly ends: readonly number[];
  /** True if every entry has a time; otherwise entries are spaced evenly in their order. */
  readonly timed: boolean;
}

interface Placed {
  readonly line: ChartLine;
  readonly index: number;
  readonly x: number;
}

/** Positions of a company's entries. Providers may report a price late: no entry stands before its predecessor. */
function placesOf({ points }: ChartLine, span: ChartSpan, timed: boolean): number[] {
  let latest = 0;
  return points.map(({ entry }, index) => {
    const x = timed && entry.at !== null ? placeOf(span, entry.at) : index / Math.max(1, points.length);
    latest = Math.max(latest, x);
    return latest;
  });
}

/** A price from before kick-off holds until then, one in play until the end. */
function endOf({ points }: ChartLine, span: ChartSpan, timed: boolean): number {
  const last = points.at(-1)?.entry;
  if (!timed || !last || last.phase === "inplay") return 1;
  return placeOf(span, Math.min(span.kick_off, span.end));
}

/** Lines as the chart draws them: every entry of every company is a frame, in time order. */
export function chartData(lines: readonly ChartLine[], span: ChartSpan, isPrice: boolean): ChartData {
  const timed = lines.every(({ points }) => points.every(({ entry }) => entry.at !== null));
  const companies = new Map(lines.map((line) => [line.company_id, line]));
  const placed: Placed[] = [...companies.values()].flatMap((line) =>
    placesOf(line, span, timed).map((x, index) => ({ line, index, x })),
  );
  // Sorting is stable: entries of one company keep their order at the same position.
  placed.sort((one, other) => one.x - other.x);
  const ofLine = ({ company_id, points }: ChartLine) =>
    placed.map(({ line, index }) => (line.company_id === company_id ? points[index] : undefined));
  const pointsByLine = lines.map(ofLine);
  return {
    frames: placed.flatMap(({ line, index, x }) => {
      const point = line.points[index];
      return point ? [{ company_id: line.company_id, entry: point.entry, x }] : [];
    }),
    heights: pointsByLine.map((points) =>
      points.map((point) => {
        if (point === undefined) return undefined;
        return point.value === null ? null : heightOf(point.value, isPrice);
      }),
    ),
    breaks: pointsByLine.map(
      (points) => new Set(points.flatMap((point, frame) => (point?.line_changed ? [frame] : []))),
    ),
    ends: lines.map((line) => endOf(line, span, timed)),
    timed,
  };
}

/** A line's value at a frame: its own entry there, or the last one before. */
export function valueOfLine(
  line: ChartLine,
  frames: readonly ChartFrame[],
  frame: number,
): PricePoint | null {
  const own = frames.slice(0, frame + 1).filter(({ company_id }) => company_id === line.company_id);
  return line.points[own.length - 1] ?? null;
}

/** Changes of the handicap or total, including the first one. */
export interface LineChange {
  readonly key: number;
  /** From 0 to 1. */
  readonly x: number;
  readonly line: number;
}

/** The lines of one company: other companies' lines stand in the readout. */
export function lineChanges({ frames }: ChartData, companyId: number | undefined): LineChange[] {
  const own = frames.filter(({ company_id }) => company_id === companyId);
  return own.flatMap(({ entry: { line }, x }, key) =>
    line === null || own[key - 1]?.entry.line === line ? [] : [{ key, x, line }],
  );
}
