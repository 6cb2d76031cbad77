export { addDays, DEFAULT_TZ, dateOf, dayBounds, isDate, parseTzMinutes } from "./day.ts";
