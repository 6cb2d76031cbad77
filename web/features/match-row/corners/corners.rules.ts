import type { MatchCorners } from "#shared/match/index.ts";

/** Corners of both sides in a period; null if uncounted. */
export interface CornerPeriod {
  readonly period: "first_half" | "second_half" | "full";
  readonly home: number | null;
  readonly away: number | null;
}

const minus = (all: number | null, half: number | null): number | null =>
  all === null || half === null ? null : Math.max(0, all - half);

/** Corners by half. Without a half-time count, as in the first half, only the sum is known. */
export function cornerPeriods({ home, away, home_half, away_half }: MatchCorners): CornerPeriod[] {
  const full: CornerPeriod = { period: "full", home, away };
  if (home_half === null && away_half === null) return [full];
  return [
    { period: "first_half", home: home_half, away: away_half },
    { period: "second_half", home: minus(home, home_half), away: minus(away, away_half) },
    full,
  ];
}

/** Length of a match without overtime, the scale of the corners. */
const REGULAR = 90;
const WITH_OVERTIME = 120;

/** Position of a minute on the match's line, in percent; added time is drawn at its base minute. */
export function minutePlaces(minutes: readonly (number | null)[]): (number | null)[] {
  const known = minutes.filter((minute) => minute !== null);
  const length = known.some((minute) => minute > REGULAR) ? WITH_OVERTIME : REGULAR;
  return minutes.map((minute) => (minute === null ? null : (Math.min(minute, length) / length) * 100));
}
