import { dateOf, offsetAt, offsetText, timeOf } from "#shared/time/index.ts";
import { shownZone } from "./zone/shown-zone.ts";

/** Label of a zone at a moment (seconds UTC): `GMT+07:00`, with the offset of summer or winter time. */
export const zoneLabel = (name: string, seconds: number): string =>
  `GMT${offsetText(offsetAt(name, seconds))}`;

/** Day of an instant (seconds UTC) in the shown zone, `YYYY-MM-DD`: the form of URLs and calls. */
export const dayOf = (seconds: number): string => dateOf(seconds, shownZone());

/** `YYYY-MM-DD` as readers see it: `DD-MM-YYYY` (spec section 3). */
export const formatDay = (day: string): string => day.split("-").reverse().join("-");

/** `YYYY-MM-DD` without the year: `DD-MM`. */
export const formatShortDay = (day: string): string => formatDay(day).slice(0, 5);

/** Date of an instant (seconds UTC) as `DD-MM-YYYY`. */
export const formatDate = (seconds: number): string => formatDay(dayOf(seconds));

/** Kick-off of an instant (seconds UTC) as `HH:mm`. */
export const formatTime = (seconds: number): string => timeOf(seconds, shownZone());

/** Instant (seconds UTC) as `DD-MM-YYYY HH:mm`: the only order in which a date and a time are written. */
export const formatMoment = (seconds: number): string => `${formatDate(seconds)} ${formatTime(seconds)}`;

/** Machine form of an instant (seconds UTC) for `<time datetime>` and structured data. */
export const isoInstant = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
