import type { Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { addDays, dateOf, isDate } from "#shared/time/index.ts";
import type { ZonedDay } from "#web/features/match/match.query.ts";

const DAY_SECONDS = 86_400;

/** How many days `date` is after `today`. */
const daysFrom = (today: string, date: string): number =>
  (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 1000 / DAY_SECONDS;

interface Days {
  readonly date: string;
  readonly today: string;
}

/**
 * Which day a page shows in another zone: the one its address names, or the one as far from the reader's today as the
 * server's choice was from its own.
 */
export function readerDays(page: Days, zone: string, wanted: string | null, nowMs: number): Days {
  const today = dateOf(Math.floor(nowMs / 1000), zone);
  const isNamed = wanted !== null && isDate(wanted);
  return { date: isNamed ? wanted : addDays(today, daysFrom(page.today, page.date)), today };
}

/** What of the matches in play began before a day of another zone, for a list of today. */
export const overnightIn = (matches: readonly Match[], { date, tz }: ZonedDay): Match[] =>
  matches.filter(({ status, match_time }) => isLive(status) && dateOf(match_time, tz) < date);

/** What of a day in one zone is on a day in another. */
export const partOfDay = (matches: readonly Match[], { date, tz }: ZonedDay): Match[] =>
  matches.filter(({ match_time }) => dateOf(match_time, tz) === date);
