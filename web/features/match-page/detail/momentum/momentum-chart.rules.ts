import type { Incident } from "#shared/match/index.ts";
import type { MomentumMinute } from "#shared/match/momentum.rules.ts";
import { isGoal } from "#shared/match/score-tally.rules.ts";

/** Geometry of the momentum chart: x in minutes of play from kick-off, y from 0 (home) to 100 (away). */

const MIDDLE = 50;
/** Width of a bar in a minute's. */
const BAR = 0.72;
const REGULAR = 90;
const LABELED = 15;
/** Markers nearer than this many minutes are drawn in two rows. */
const NEAR = 5;

const HALVES = [45, 90, 120];

/** A length or place with two decimals. */
const short = (value: number): number => Math.round(value * 100) / 100;

interface Place {
  readonly minute: number;
  readonly added: number;
}

export interface ChartAxis {
  /** Minutes of the whole chart: at least a match of ninety. */
  readonly length: number;
  /** Minutes from kick-off to the beginning of a minute. */
  readonly before: (place: Place) => number;
  /** Ends of halves within the chart. */
  readonly breaks: readonly number[];
  /** Minutes with a label, and where they end. */
  readonly labels: readonly { readonly minute: number; readonly at: number }[];
}

export function axisOf(minutes: readonly Place[]): ChartAxis {
  const addedOf = (half: number) =>
    Math.max(0, ...minutes.filter(({ minute }) => minute === half).map(({ added }) => added));
  const last = minutes.at(-1)?.minute ?? 0;
  const regular = last > REGULAR ? 120 : REGULAR;
  const addedBefore = (minute: number) =>
    HALVES.filter((half) => half < minute).reduce((sum, half) => sum + addedOf(half), 0);
  const before = ({ minute, added }: Place) => minute - 1 + added + addedBefore(minute);
  const length = regular + HALVES.reduce((sum, half) => sum + addedOf(half), 0);
  return {
    length,
    before: (place) => Math.min(length - 1, before(place)),
    breaks: HALVES.filter((half) => half < regular).map(
      (half) => before({ minute: half, added: addedOf(half) }) + 1,
    ),
    labels: Array.from({ length: regular / LABELED }, (_, at) => (at + 1) * LABELED).map((minute) => ({
      minute,
      at: before({ minute, added: 0 }) + 1,
    })),
  };
}

/** Bars of one side as an SVG path. */
export function barsPath(
  minutes: readonly MomentumMinute[],
  { before }: ChartAxis,
  side: "home" | "away",
): string {
  return minutes
    .filter(({ value }) => value !== null && (side === "home" ? value > 0 : value < 0))
    .map((minute) => {
      const x = short(before(minute) + (1 - BAR) / 2);
      const height = short(MIDDLE * (minute.value ?? 0));
      return `M${x} ${MIDDLE}v${-height}h${BAR}v${height}z`;
    })
    .join("");
}

/** Areas of gaps as an SVG path. */
export const gapsPath = (minutes: readonly MomentumMinute[], { before }: ChartAxis): string =>
  minutes
    .filter(({ value }) => value === null)
    .map((minute) => `M${before(minute)} 0h1v100h-1z`)
    .join("");

interface ChartMarker {
  readonly incident: Incident;
  /** Middle of its minute, percent of the chart. */
  readonly left: number;
  /** 1 for the outer of two rows. */
  readonly row: 0 | 1;
}

const isMarked = ({ kind, cancelled, minute }: Incident): boolean =>
  !cancelled && minute !== null && (isGoal(kind) || kind === "red_card" || kind === "second_yellow");

/** Goals and sendings-off of a side, in the order of play. */
export function markersOf(
  incidents: readonly Incident[],
  side: Incident["side"],
  axis: ChartAxis,
): ChartMarker[] {
  const markers: ChartMarker[] = [];
  let previous = { at: Number.NEGATIVE_INFINITY, row: 1 as 0 | 1 };
  for (const incident of incidents) {
    if (incident.side !== side || !isMarked(incident)) continue;
    const at = axis.before({ minute: incident.minute ?? 0, added: incident.added ?? 0 }) + 0.5;
    const row = at - previous.at < NEAR && previous.row === 0 ? 1 : 0;
    previous = { at, row };
    markers.push({ incident, left: short((100 * at) / axis.length), row });
  }
  return markers;
}
