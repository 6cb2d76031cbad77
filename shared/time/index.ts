export { isDate } from "./date.ts";
export { addDays, dayBounds, offsetOfDay, weekdayOf } from "./day.ts";
export { dateOf, timeOf } from "./local-time.ts";
export { inZone, offsetAt } from "./zone.ts";
export { DEFAULT_TZ, isZone, offsetText, zoneName } from "./zone-name.ts";
