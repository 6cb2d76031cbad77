import { type Locale, pathOf } from "#shared/url/index.ts";

/** Path of the calendar of a match, team or league (edge/calendar/calendar-address.ts). */
export const calendarPath = (of: "match" | "team" | "league", locale: Locale, id: number): string =>
  `${pathOf(of, locale, { id })}.ics`;
