import { offsetAt } from "#shared/time/index.ts";
import { siteZone } from "./shown-zone.ts";

/** Seconds UTC of a `datetime-local` value in the site's time zone; 0, long past, for any other text. */
export function instantOfLocal(text: string): number {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) return 0;
  const wall = Math.floor(ms / 1000);
  // Near a clock change the offset of the same digits read as UTC differs.
  const near = wall - offsetAt(siteZone(), wall) * 60;
  return wall - offsetAt(siteZone(), near) * 60;
}
