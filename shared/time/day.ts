/**
 * Days and zones as the calls use them: a zone is a fixed offset (`+07:00`), because the spec's setting is a
 * list of offsets and a day's bounds must not depend on the machine that answers.
 */

/** Zone of the spec's default setting, GMT+07:00. */
export const DEFAULT_TZ = "+07:00";

const TZ_PATTERN = /^([+-])(0\d|1[0-4]):([0-5]\d)$/;
const DATE_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Minutes east of UTC of an offset such as `+07:00` or `-04:30`; null when it is not one. */
export function parseTzMinutes(tz: string): number | null {
  const parts = TZ_PATTERN.exec(tz);
  if (!parts) return null;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  if (minutes > 14 * 60) return null;
  return parts[1] === "-" ? -minutes : minutes;
}

/** True for a real calendar day written `YYYY-MM-DD` (2026-02-30 is none). */
export function isDate(date: string): boolean {
  const parts = DATE_PATTERN.exec(date);
  if (!parts) return false;
  const time = Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return new Date(time).toISOString().slice(0, 10) === date;
}

/** The day (`YYYY-MM-DD`) that an instant (seconds UTC) falls on in a zone. */
export function dateOf(seconds: number, tz: string = DEFAULT_TZ): string {
  return new Date((seconds + (parseTzMinutes(tz) ?? 0) * 60) * 1000).toISOString().slice(0, 10);
}

/** First second of a day in a zone and first second of the next, in seconds UTC. */
export function dayBounds(date: string, tz: string = DEFAULT_TZ): { from: number; to: number } {
  const from = Date.parse(`${date}T00:00:00Z`) / 1000 - (parseTzMinutes(tz) ?? 0) * 60;
  return { from, to: from + 86_400 };
}

/** The day `days` after `date`; negative goes back. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
