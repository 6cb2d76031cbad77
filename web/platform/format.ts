import { DEFAULT_TZ, dateOf, parseTzMinutes } from "#shared/time/index.ts";

let zoneOfHtml: string = DEFAULT_TZ;
let zone: string = DEFAULT_TZ;
let zoneOfRequest: () => string | undefined = () => undefined;

/**
 * The zone in which times are shown. On the server and in the first render it is that of the HTML which all readers
 * share, or the one that the address names (zone/zone.server.ts); the reader's own follows after hydration
 * (zone/reader-zone.ts).
 */
export const shownZone = (): string => zoneOfRequest() ?? zone;

/**
 * The zone of the HTML: the site's (`TIMEZONE` of the configuration), or the one that the address names. Readers who have
 * chosen none keep it.
 */
export const siteZone = (): string => zoneOfRequest() ?? zoneOfHtml;

/** Tells a browser, before it hydrates anything, in which zone its HTML is written. */
export function takeZoneFromHtml(written: string | undefined): void {
  zoneOfHtml = written ?? DEFAULT_TZ;
  zone = zoneOfHtml;
}

/** Tells where a server finds the zone of the request that it is answering. */
export function takeZoneFrom(source: () => string | undefined): void {
  zoneOfRequest = source;
}

/** Shows times in another zone; what shows some has to be drawn anew. A server has many readers, so never there. */
export function showZone(readerZone: string): void {
  if (typeof window !== "undefined") zone = readerZone;
}

/** The zone as readers know it: `GMT+07:00`. */
export const shownZoneName = (): string => `GMT${shownZone()}`;

/** Day of an instant (seconds UTC) in the shown zone, `YYYY-MM-DD`: the form of URLs and calls. */
export const dayOf = (seconds: number): string => dateOf(seconds, shownZone());

/** `YYYY-MM-DD` as readers see it: `DD-MM-YYYY` (spec section 3). */
export const formatDay = (day: string): string => day.split("-").reverse().join("-");

/** `YYYY-MM-DD` without the year: `DD-MM`. */
export const formatShortDay = (day: string): string => formatDay(day).slice(0, 5);

/** Date of an instant (seconds UTC) as `DD-MM-YYYY`. */
export const formatDate = (seconds: number): string => formatDay(dayOf(seconds));

/** Kick-off of an instant (seconds UTC) as `HH:mm`. */
export function formatTime(seconds: number): string {
  const local = new Date((seconds + (parseTzMinutes(shownZone()) ?? 0) * 60) * 1000);
  return local.toISOString().slice(11, 16);
}

/** Instant (seconds UTC) as `DD-MM-YYYY HH:mm`: the one order in which a date and a time are written. */
export const formatMoment = (seconds: number): string => `${formatDate(seconds)} ${formatTime(seconds)}`;

/** Machine form of an instant (seconds UTC) for `<time datetime>` and structured data. */
export const isoInstant = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(".000Z", "Z");

/** Day of the week of `YYYY-MM-DD`: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
