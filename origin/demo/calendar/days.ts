/** Days as whole numbers since 1970-01-01 UTC; football weeks are computed from them. */
export type DayNumber = number;

export const DAY_SECONDS = 86_400;

/** The day of an instant (milliseconds UTC). */
export const dayOfMs = (ms: number): DayNumber => Math.floor(ms / (DAY_SECONDS * 1000));

export const dayOfDate = (year: number, month: number, day: number): DayNumber =>
  dayOfMs(Date.UTC(year, month - 1, day));

/** `YYYY-MM-DD`. */
export const dateText = (day: DayNumber): string =>
  new Date(day * DAY_SECONDS * 1000).toISOString().slice(0, 10);

/** The day of a text `YYYY-MM-DD`. */
export const dayOfText = (date: string): DayNumber => dayOfMs(Date.parse(`${date}T00:00:00Z`));

export const yearOf = (day: DayNumber): number => new Date(day * DAY_SECONDS * 1000).getUTCFullYear();

/** 0 for January. */
export const monthOf = (day: DayNumber): number => new Date(day * DAY_SECONDS * 1000).getUTCMonth();

/** 0 for Monday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: DayNumber): number => (day + 3) % 7;

/** Monday of the week a day lies in. */
export const mondayOf = (day: DayNumber): DayNumber => day - weekdayOf(day);
