import { addDays } from "#shared/time/index.ts";

/** Whether matches of a day can be in play today, in any zone: its scores are worth following. */
export const isNear = (day: string, today: string): boolean =>
  day >= addDays(today, -1) && day <= addDays(today, 1);
