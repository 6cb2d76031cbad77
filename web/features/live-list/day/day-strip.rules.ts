import { addDays } from "#shared/time/index.ts";

/** Range of the strip on either side of its middle, in days (domain-facts section 5). */
const REACH = 7;

/** The days of the strip: today is in the middle; a day out of range gets a strip centred on itself. */
export function stripOf(date: string, today: string): string[] {
  const around = (middle: string) =>
    Array.from({ length: 2 * REACH + 1 }, (_, at) => addDays(middle, at - REACH));
  const aroundToday = around(today);
  return aroundToday.includes(date) ? aroundToday : around(date);
}
