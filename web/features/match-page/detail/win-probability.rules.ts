import { formatMinute } from "#shared/match/match-clock.ts";
import type {
  ChanceEvent,
  ChanceStep,
  ResultChances,
  WinProbability,
} from "#shared/odds/win-probability.schema.ts";
import { LEAD_MINUTES } from "#shared/odds/win-probability.table.ts";

/** Geometry of the curve of win probability, and the moments of its table. */

/** The drawing's own units: places across, percent down. */
export const CHANCE_CHART = { width: 1000, height: 100 } as const;

/** Share of the axis at a place, 0 to 1. */
export const shareOf = (at: number, { end_at }: Pick<WinProbability, "end_at">): number =>
  (Math.min(at, end_at) + LEAD_MINUTES) / (end_at + LEAD_MINUTES);

const round = (value: number): number => Math.round(value * 10) / 10;

/** A border between two areas over time: from each step's place on, percent from above. */
type Border = readonly { readonly x: number; readonly y: number }[];

/** A stepped line from left to right up to `end`, without its first move. */
const forward = (border: Border, end: number): string =>
  `${border.map(({ x, y }, place) => (place === 0 ? `L${x} ${y}` : `H${x}V${y}`)).join("")}H${end}`;

/** The same line from right to left. */
const backward = (border: Border): string =>
  border
    .toReversed()
    .map(({ x, y }) => `V${y}H${x}`)
    .join("");

/**
 * The areas of home, draw and away, stacked from above to 100 percent: each step lasts until the next one, the last one
 * until `until` on the axis.
 */
export function chanceAreas(
  probability: WinProbability,
  until: number,
): { readonly home: string; readonly draw: string; readonly away: string } {
  const { width, height } = CHANCE_CHART;
  const xOf = (at: number) => round(shareOf(at, probability) * width);
  const { steps } = probability;
  const upper = steps.map(({ at, home_percent }) => ({ x: xOf(at), y: round(home_percent) }));
  const lower = steps.map(({ at, away_percent }) => ({ x: xOf(at), y: round(height - away_percent) }));
  const [start, end] = [upper[0]?.x ?? 0, xOf(until)];
  return {
    home: `M${start} 0${forward(upper, end)}V0Z`,
    draw: `M${start} ${upper[0]?.y ?? 0}${forward(upper, end)}${backward(lower)}Z`,
    away: `M${start} ${height}${forward(lower, end)}V${height}Z`,
  };
}

/** The step in force at a place; null before the first. */
export const stepAt = (steps: readonly ChanceStep[], at: number): ChanceStep | null =>
  steps.findLast((step) => step.at <= at) ?? null;

/** Prices reopen a minute or two after a goal. */
const SETTLED_MINUTES = 3;

/** A row of the table. */
export interface ChanceMoment {
  /** `20`, `45+2`; null for the rows that `of` names. */
  readonly minute: string | null;
  readonly of: "before" | "half_time" | "minute" | "last";
  readonly event: ChanceEvent | null;
  readonly chances: ResultChances;
}

/** Minutes of each half that have a row. */
const SHOWN_MINUTES = [15, 30] as const;

/**
 * The moments of the table in order: before kick-off, every quarter of an hour, half-time, after each goal and red card,
 * and the last price.
 */
export function chanceMoments({ before, steps, events, half_time_at }: WinProbability): ChanceMoment[] {
  const last = steps.at(-1);
  if (!last) return [];
  const minutes = [0, half_time_at].flatMap((start, half) =>
    SHOWN_MINUTES.map((minute) => ({ at: start + minute, minute: String(half * 45 + minute) })),
  );
  const rows: (Omit<ChanceMoment, "chances"> & { readonly at: number; readonly valued_at: number })[] = [
    ...minutes.map(({ at, minute }) => ({ at, valued_at: at, minute, of: "minute" as const, event: null })),
    { at: half_time_at, valued_at: half_time_at, minute: null, of: "half_time", event: null },
    ...events.map((event) => {
      const next = events.find(({ at }) => at > event.at)?.at ?? Number.POSITIVE_INFINITY;
      const valued_at = Math.max(event.at, Math.min(event.at + SETTLED_MINUTES, next - 1));
      const minute = event.minute === null ? null : formatMinute(event.minute, event.added);
      return { at: event.at, valued_at, minute, of: "minute" as const, event };
    }),
  ];
  const played = rows
    .filter(({ at }) => at <= last.at)
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ minute, of, event, valued_at }) => {
      const chances = stepAt(steps, valued_at);
      return chances === null ? [] : [{ minute, of, event, chances }];
    });
  return [
    ...(before === null ? [] : [{ minute: null, of: "before" as const, event: null, chances: before }]),
    ...played,
    { minute: null, of: "last", event: null, chances: last },
  ];
}
