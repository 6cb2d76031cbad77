import type { BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import { type Period, playedMinute } from "#origin/ingest/replay/periods.ts";
import type { Moment } from "../moment.ts";
import type { Random } from "../random.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A stretch of play without a break; an interruption cuts its period in two. */
export interface Stretch {
  readonly period: Period;
  readonly from_ms: number;
  readonly to_ms: number;
  /** Time played of the period before this stretch. */
  readonly elapsed_ms: number;
}

/** Moments of a match's periods and events, milliseconds UTC. */
export interface Timetable {
  readonly status_changes: readonly BatchStatusChange[];
  readonly stretches: readonly Stretch[];
  /** Kicks of the shoot-out. */
  readonly kicks_ms: readonly number[];
  readonly end_ms: number;
}

/** Minutes of a period without added time. */
export const REGULAR: Readonly<Record<Period, number>> = {
  first_half: 45,
  second_half: 45,
  overtime_first: 15,
  overtime_second: 15,
};
const FIRST_MINUTE: Readonly<Record<Period, number>> = {
  first_half: 1,
  second_half: 46,
  overtime_first: 91,
  overtime_second: 106,
};

/** Events are known at least this long before the clock stops. */
const MARGIN = 20 * SECOND;

/** When a written minute is played, `within` (0 to 1) of the way through it; null when it is not played. */
export function playedAt(
  { stretches }: Pick<Timetable, "stretches">,
  { minute, added }: Moment,
  within: number,
): { readonly stretch: Stretch; readonly at_ms: number } | null {
  const played = playedMinute(minute, added);
  const elapsed = (played.elapsed + within) * MINUTE;
  const stretch = stretches.find(
    ({ period, from_ms, to_ms, elapsed_ms }) =>
      period === played.period && elapsed >= elapsed_ms && elapsed < elapsed_ms + to_ms - from_ms,
  );
  if (!stretch) return null;
  const at_ms = Math.floor(stretch.from_ms + elapsed - stretch.elapsed_ms);
  return { stretch, at_ms: Math.min(at_ms, stretch.to_ms - MARGIN) };
}

/** Any moment of play. */
export function anyMoment(
  { stretches }: Pick<Timetable, "stretches">,
  random: Random,
): { readonly stretch: Stretch; readonly at_ms: number } {
  const lengthOf = ({ from_ms, to_ms }: Stretch) => to_ms - from_ms - MARGIN;
  let rest = random.next() * stretches.reduce((sum, stretch) => sum + lengthOf(stretch), 0);
  for (const stretch of stretches) {
    if (rest < lengthOf(stretch)) return { stretch, at_ms: Math.floor(stretch.from_ms + rest) };
    rest -= lengthOf(stretch);
  }
  throw new Error("a match without play has no moments");
}

/** The written minute of a moment in play, for instance 45+2. */
export function minuteAt(stretch: Stretch, ms: number): Moment {
  const elapsed = Math.floor((ms - stretch.from_ms + stretch.elapsed_ms) / MINUTE);
  const regular = REGULAR[stretch.period];
  const first = FIRST_MINUTE[stretch.period];
  return elapsed < regular
    ? { minute: first + elapsed, added: null }
    : { minute: first + regular - 1, added: elapsed - regular + 1 };
}
