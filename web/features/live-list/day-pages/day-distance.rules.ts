import { addDays } from "#shared/time/index.ts";

/** True if matches of a day can be live today in any time zone: its scores need updates. */
export const isNear = (day: string, today: string): boolean =>
  day >= addDays(today, -1) && day <= addDays(today, 1);
