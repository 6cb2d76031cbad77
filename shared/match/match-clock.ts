import type { Match } from "./match.schema.ts";

/** A match minute as football writes it: `{ minute: 45, added: 2 }` is 45+2. */
export interface MatchMinute {
  readonly minute: number;
  readonly added: number;
}

type Clock = Pick<Match, "status" | "period_started_at" | "clock_speed">;

/** First and last regular minute of each running period. */
const periodMinutes = {
  first_half: { first: 1, last: 45 },
  second_half: { first: 46, last: 90 },
  overtime: { first: 91, last: 120 },
} as const;

/**
 * The longest plausible added time, minutes. Reviews and injuries rarely cost more than a quarter of an hour; beyond this
 * the source has missed the end of the period, or is silent.
 */
export const LONGEST_ADDED = 20;

/** Regular minutes of a running period. */
export const periodLength = (status: keyof typeof periodMinutes): number =>
  periodMinutes[status].last - periodMinutes[status].first + 1;

/**
 * The minute of a match at `now` (seconds UTC, fractions allowed), or null when no clock runs: floor(elapsed / 60) + 1
 * from the period's first (TheSports realtime manual). Beyond 45, 90 and 120 it is added time, beyond
 * {@link LONGEST_ADDED} null. In overtime the source moves `period_started_at` so that its second half continues from
 * 106.
 */
export function runningMinute(clock: Clock, now: number): MatchMinute | null {
  const { status, period_started_at } = clock;
  if (period_started_at === null) return null;
  if (status !== "first_half" && status !== "second_half" && status !== "overtime") return null;
  const { first, last } = periodMinutes[status];
  const elapsed = Math.max(0, Math.floor(((now - period_started_at) * clock.clock_speed) / 60));
  const minute = first + elapsed;
  if (minute > last + LONGEST_ADDED) return null;
  return minute <= last ? { minute, added: 0 } : { minute: last, added: minute - last };
}

/** A clock with the overtime score of a side, which shows whether a shoot-out came after overtime. */
type ReachedClock = Clock & { readonly overtime: number | null };

/**
 * The regular minute reached at `now` (seconds UTC): 45 at half-time, 90 in a second half that nobody ended. Null when
 * not in play or without a clock.
 */
export function reachedMinute(clock: ReachedClock, now: number): number | null {
  if (clock.status === "half_time") return periodMinutes.first_half.last;
  if (clock.status === "penalties") {
    return clock.overtime === null ? periodMinutes.second_half.last : periodMinutes.overtime.last;
  }
  const running = runningMinute(clock, now);
  if (running || clock.period_started_at === null) return running?.minute ?? null;
  return clock.status in periodMinutes
    ? periodMinutes[clock.status as keyof typeof periodMinutes].last
    : null;
}

/** The regular minutes that are over at `now` (seconds UTC): 42 in the 43rd, 45 in added time and at half-time. */
export function minutesOver(clock: ReachedClock, now: number): number | null {
  const running = runningMinute(clock, now);
  if (running) return running.added > 0 ? running.minute : running.minute - 1;
  return reachedMinute(clock, now);
}

/** Writes a minute the way a row shows it: `67`, `45+2`, and `90+` where the added minute is not known. */
export function formatMinute(minute: number, added: number | null): string {
  if (added === null || added <= 0) return String(minute);
  return `${minute}+${added}`;
}

/** Period that a written minute belongs to: 45+3 is still the first half, 105 is overtime. */
export function periodOfMinute(minute: number): "first_half" | "second_half" | "overtime" {
  if (minute <= 45) return "first_half";
  return minute <= 90 ? "second_half" : "overtime";
}
