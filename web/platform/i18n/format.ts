import { m } from "#messages/paraglide/messages.js";
import type { KickOff } from "#shared/match/kick-off.rules.ts";
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

/** Kick-off as `HH:mm`, or a note that its hour is unknown. */
export const kickOffTime = (match: KickOff): string =>
  match.time_unknown ? m.kick_off_time_unknown() : formatTime(match.match_time);

/** Day and hour of a kick-off, or that day and the note. */
export const kickOffMoment = (match: KickOff): string =>
  `${formatDate(match.match_time)}${match.time_unknown ? " · " : " "}${kickOffTime(match)}`;

/** Day and hour of a kick-off for a sentence or a title: the day alone if the hour is unknown. */
export const kickOffInText = (match: KickOff): string =>
  match.time_unknown ? formatDate(match.match_time) : formatMoment(match.match_time);

/** Machine form of a kick-off: a date without a time if the hour is unknown (schema.org and HTML allow it). */
export const isoKickOff = (match: KickOff): string =>
  match.time_unknown ? isoInstant(match.match_time).slice(0, 10) : isoInstant(match.match_time);
