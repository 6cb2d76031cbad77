import { dateOf, offsetAt, timeOf } from "#shared/time/index.ts";
import { siteZone } from "#web/platform/zone/shown-zone.ts";

/** Moments as a `datetime-local` field has them, in the zone of the site: writers agree on one clock. */

/** Seconds UTC of `YYYY-MM-DDTHH:mm`; 0, long past, for what is none. */
export function instantOfLocal(text: string): number {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) return 0;
  const wall = Math.floor(ms / 1000);
  // The offset of the same figures in UTC is another one within hours of a change of clocks.
  const near = wall - offsetAt(siteZone(), wall) * 60;
  return wall - offsetAt(siteZone(), near) * 60;
}

/** What the field shows of an instant, seconds UTC. */
export const localOfInstant = (seconds: number): string =>
  `${dateOf(seconds, siteZone())}T${timeOf(seconds, siteZone())}`;
