import { expect, it } from "vitest";
import { tvClock } from "./tv-clock.tsx";

const clock = { status: "second_half", period_started_at: 1000, clock_speed: 1 } as const;

it.each([
  [clock, 1000, "45:00"],
  [clock, 1000 + 17 * 60 + 7, "62:07"],
  [{ ...clock, status: "first_half" } as const, 1000 + 46 * 60 + 5, "46:05"],
  [{ ...clock, status: "overtime" } as const, 1060, "91:00"],
  [{ ...clock, clock_speed: 60 }, 1001, "46:00"],
  [clock, 900, "45:00"],
  [{ ...clock, status: "half_time" } as const, 1060, null],
  [{ ...clock, period_started_at: null }, 1060, null],
])("the clock on television of %j at %i s is %s", (match, seconds, shown) => {
  expect(tvClock(match, seconds * 1000)).toBe(shown);
});
