/** Where the lines of the chart run. Its scale is logarithmic: a delay of a tenth and one of ten seconds are both to be seen. */

export const CHART = { width: 1000, height: 100 } as const;

const HOUR = 3_600;
const BOTTOM_MS = 10;
/** What is marked on the scale, each ten times the one before. */
const MARKS_MS = [10, 100, 1_000, 10_000, 100_000] as const;

/** The end of the scale: the mark above everything, a second at the least. */
export function topOf(delaysMs: readonly number[]): number {
  const highest = Math.max(0, ...delaysMs);
  return MARKS_MS.find((mark) => mark >= Math.max(highest, 1_000)) ?? 1_000_000;
}

/** Marks up to the end of the scale. */
export const marksTo = (top: number): readonly number[] => MARKS_MS.filter((mark) => mark <= top);

/** How far up a delay stands: 0 at the bottom, 1 at the top. What is shorter than the bottom stands on it. */
export function heightOf(ms: number, top: number): number {
  return Math.log(Math.max(ms, BOTTOM_MS) / BOTTOM_MS) / Math.log(top / BOTTOM_MS);
}

export interface ChartPoint {
  /** The hour, seconds UTC. */
  readonly at: number;
  readonly ms: number;
}

interface ChartFrame {
  /** The last hour, seconds UTC. */
  readonly until: number;
  /** How many hours. */
  readonly span: number;
  readonly top: number;
}

/** The path of a line. It breaks where an hour is missing, and one alone is a dot. `points` come newest first. */
export function linePath(points: readonly ChartPoint[], { until, span, top }: ChartFrame): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return points
    .toReversed()
    .map(({ at, ms }, place, all) => {
      const x = round(((span - (until - at) / HOUR - 0.5) / span) * CHART.width);
      const y = round((1 - heightOf(ms, top)) * CHART.height);
      const follows = all[place - 1]?.at === at - HOUR;
      return follows ? `L${x} ${y}` : `M${x} ${y}h0`;
    })
    .join("");
}
