import type { BatchIncident, BatchMatch, BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import type { SideScore } from "#shared/match/index.ts";

export type Period = "first_half" | "second_half" | "overtime_first" | "overtime_second";

/** First regular minute of a period, its regular length, and its usual added time, in minutes. */
const periods = {
  first_half: { first: 1, length: 45, usual_added: 2 },
  second_half: { first: 46, length: 45, usual_added: 4 },
  overtime_first: { first: 91, length: 15, usual_added: 1 },
  overtime_second: { first: 106, length: 15, usual_added: 1 },
} as const satisfies Record<Period, { first: number; length: number; usual_added: number }>;

/** Real minutes between periods. */
export const breaks = {
  half_time: 15,
  before_overtime: 5,
  in_overtime: 1,
  before_shootout: 3,
  shootout: 8,
} as const;

/** Offset of a written minute: 45+2 is 46 full minutes into the first half. */
export interface PlayedMinute {
  readonly period: Period;
  readonly elapsed: number;
}

export function playedMinute(minute: number, added: number | null): PlayedMinute {
  const period: Period =
    minute <= 45
      ? "first_half"
      : minute <= 90
        ? "second_half"
        : minute <= 105
          ? "overtime_first"
          : "overtime_second";
  return { period, elapsed: minute - periods[period].first + (added ?? 0) };
}

/** Minutes a period lasts: one more than its last incident, and at least the usual length. */
export function periodMinutes(period: Period, incidents: readonly BatchIncident[]): number {
  const { length, usual_added } = periods[period];
  let added: number = usual_added;
  for (const incident of incidents) {
    if (incident.minute === null) continue;
    const played = playedMinute(incident.minute, incident.added);
    if (played.period === period) added = Math.max(added, played.elapsed + 2 - length);
  }
  return length + added;
}

/** The source's final result of both sides. */
export type Result = NonNullable<BatchStatusChange["score"]>;
export type StatedSide = Result["home"];

/** The result of a match that was played to its end; null otherwise. */
export function resultOf(match: BatchMatch): Result | null {
  const last = match.status_changes.at(-1);
  return last?.status === "ended" ? last.score : null;
}

export const isStated = (result: Result, field: keyof SideScore): boolean =>
  typeof result.home[field] === "number" && typeof result.away[field] === "number";
