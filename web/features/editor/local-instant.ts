import { parseTzMinutes } from "#shared/time/index.ts";
import { siteZone } from "#web/platform/format.ts";

/** Moments as a `datetime-local` field has them, in the zone of the site: writers agree on one clock. */

const offsetMs = (): number => (parseTzMinutes(siteZone()) ?? 0) * 60_000;

/** Seconds UTC of `YYYY-MM-DDTHH:mm`; 0, long past, for what is none. */
export function instantOfLocal(text: string): number {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  return Number.isNaN(ms) ? 0 : Math.floor((ms - offsetMs()) / 1000);
}

/** What the field shows of an instant, seconds UTC. */
export const localOfInstant = (seconds: number): string =>
  new Date(seconds * 1000 + offsetMs()).toISOString().slice(0, 16);
