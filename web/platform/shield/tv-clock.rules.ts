import type { Match } from "#shared/match/index.ts";
import { runningMinute } from "#shared/match/match-clock.ts";

const two = (number: number): string => String(number).padStart(2, "0");
const FIRST_MINUTE = { first_half: 0, second_half: 45, overtime: 90 } as const;

/** A match's clock as television shows it, `62:07`, at a moment (milliseconds UTC); null where none runs. */
export function tvClock(
  match: Pick<Match, "status" | "period_started_at" | "clock_speed">,
  nowMs: number,
): string | null {
  const { status, period_started_at, clock_speed } = match;
  if (period_started_at === null || runningMinute(match, nowMs / 1000) === null) return null;
  if (status !== "first_half" && status !== "second_half" && status !== "overtime") return null;
  const played = Math.max(0, Math.floor((nowMs / 1000 - period_started_at) * clock_speed));
  return `${FIRST_MINUTE[status] + Math.floor(played / 60)}:${two(played % 60)}`;
}
