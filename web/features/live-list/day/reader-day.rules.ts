import type { Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { addDays, dateOf, isDate } from "#shared/time/index.ts";
import type { ZonedDay } from "#web/features/match/match.query.ts";

const DAY_SECONDS = 86_400;

/** Days from `today` to `date`. */
const daysFrom = (today: string, date: string): number =>
  (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 1000 / DAY_SECONDS;

interface Days {
  readonly date: string;
  readonly today: string;
}

/** The day of a page in another zone: the one of its URL, or as far from the reader's today as from the server's. */
export function readerDays(page: Days, zone: string, wanted: string | null, nowMs: number): Days {
  const today = dateOf(Math.floor(nowMs / 1000), zone);
  const isNamed = wanted !== null && isDate(wanted);
  return { date: isNamed ? wanted : addDays(today, daysFrom(page.today, page.date)), today };
}

/** The live matches that began before a day in another time zone, for a list of today. */
export const overnightIn = (matches: readonly Match[], { date, tz }: ZonedDay): Match[] =>
  matches.filter(({ status, match_time }) => isLive(status) && dateOf(match_time, tz) < date);

/** The matches of a day in one time zone that fall on a day in another. */
export const matchesOfDay = (matches: readonly Match[], { date, tz }: ZonedDay): Match[] =>
  matches.filter(({ match_time }) => dateOf(match_time, tz) === date);
