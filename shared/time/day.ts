import dayjs from "dayjs";
import { dateOf } from "./local-time.ts";
import { offsetAt } from "./zone.ts";
import { DEFAULT_TZ, offsetText } from "./zone-name.ts";

/** Days as the calls use them, `YYYY-MM-DD`: each is a day of a zone, independent of the machine. */
const DATE = "YYYY-MM-DD";
const DAY_SECONDS = 86_400;

/** The first second of a day in a zone, seconds UTC. */
function startOfDay(date: string, zone: string): number {
  const midnight = dayjs.utc(date).unix();
  // Clocks that change at midnight have two offsets there, or skip it: the day begins at the earliest instant with its date.
  const starts = [midnight - DAY_SECONDS, midnight, midnight + DAY_SECONDS]
    .map((near) => midnight - offsetAt(zone, near) * 60)
    .filter((start) => dateOf(start, zone) === date);
  // Samoa had no 30 December 2011: such a day has no second, and "begins" with the next.
  const next = midnight + DAY_SECONDS;
  return starts.length > 0 ? Math.min(...starts) : next - offsetAt(zone, next + DAY_SECONDS) * 60;
}

/** First second of a day in a zone and of the next, seconds UTC: 23 or 25 hours when clocks change. */
export const dayBounds = (date: string, zone: string = DEFAULT_TZ): { from: number; to: number } => ({
  from: startOfDay(date, zone),
  to: startOfDay(addDays(date, 1), zone),
});

/** The day `days` after `date`; a negative number goes back. */
export const addDays = (date: string, days: number): string => dayjs.utc(date).add(days, "day").format(DATE);

/** Day of the week of a day: 0 is Sunday. */
export const weekdayOf = (date: string): number => dayjs.utc(date).day();

/** The offset (`+02:00`) that a zone has from the first to the last second of a day; null where its clocks change. */
export function offsetOfDay(date: string, zone: string): string | null {
  const { from, to } = dayBounds(date, zone);
  const [first, last] = [offsetAt(zone, from), offsetAt(zone, to - 1)];
  return first === last ? offsetText(first) : null;
}
