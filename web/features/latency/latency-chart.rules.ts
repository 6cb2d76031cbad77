/** Geometry of the chart: logarithmic, so that delays of 0.1 s and of 10 s are both visible. */

export const CHART = { width: 1000, height: 100 } as const;

const HOUR = 3_600;
const BOTTOM_MS = 10;
/** Tick values of the scale, in powers of ten. */
const TICKS_MS = [10, 100, 1_000, 10_000, 100_000] as const;

/** The end of the scale: the smallest tick above all values, at least one second. */
export function topOf(delaysMs: readonly number[]): number {
  const highest = Math.max(0, ...delaysMs);
  return TICKS_MS.find((tick) => tick >= Math.max(highest, 1_000)) ?? 1_000_000;
}

/** Ticks up to the end of the scale. */
export const ticksTo = (top: number): readonly number[] => TICKS_MS.filter((tick) => tick <= top);

/** Relative height of a delay: 0 at the bottom, 1 at the top. Shorter delays are clamped to the bottom. */
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
  /** Number of hours. */
  readonly span: number;
  readonly top: number;
}

/** The path of a line. It breaks at a missing hour, and an isolated point is a dot. `points` come newest first. */
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
