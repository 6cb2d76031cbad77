import type { Match } from "./match.schema.ts";

/**
 * Kick-offs whose hour is unknown. Sources that know only the day of a match store noon UTC of that day with
 * `time_unknown`: noon UTC lies on the same day in every zone from -12 to +11, Vietnam's +07:00 included, so that day
 * lists, months and seasons need no exception. Noon is never shown as an hour, and no rule counts from it: a match may
 * begin from {@link earliestKickOff} to {@link latestKickOff}.
 */

/** A kick-off as rows carry it: seconds UTC, and true if only its day is known. */
export type KickOff = Pick<Match, "match_time" | "time_unknown">;

const DAY = 86_400;
const NOON = DAY / 2;
/** An evening match on the day in Los Angeles still begins before 06:00 UTC of the next. */
const LATEST_AFTER_NOON = 18 * 3600;

/** The stand-in of a day without an hour: noon UTC of the UTC day that contains `seconds`. */
export const noonOfDay = (seconds: number): number => Math.floor(seconds / DAY) * DAY + NOON;

/** The first moment at which a match may begin, seconds UTC: the kick-off, or the beginning of a day without an hour. */
export const earliestKickOff = ({ match_time, time_unknown }: KickOff): number =>
  time_unknown ? match_time - NOON : match_time;

/** The last moment at which a match may begin, seconds UTC. */
export const latestKickOff = ({ match_time, time_unknown }: KickOff): number =>
  time_unknown ? match_time + LATEST_AFTER_NOON : match_time;

/** True if `seconds` may be the kick-off of a match on the day of `dated`, whose hour is unknown. */
export const isOnDayOf = (seconds: number, dated: Pick<KickOff, "match_time">): boolean => {
  const kickOff = { match_time: dated.match_time, time_unknown: true };
  return seconds >= earliestKickOff(kickOff) && seconds <= latestKickOff(kickOff);
};

/** Order of two matches of one day: by kick-off, those without an hour last. */
export const compareKickOffs = (a: KickOff, b: KickOff): number =>
  Number(a.time_unknown ?? false) - Number(b.time_unknown ?? false) || a.match_time - b.match_time;
