import type { Match } from "#shared/match/index.ts";
import { LIVE_STATUSES } from "#shared/match/match-status.ts";
import { addDays, dateOf, isDate } from "#shared/time/index.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";
import { listedMatch } from "../listed-match.ts";
import type { MatchDay } from "../match.keys.ts";
import { matchDayQuery } from "../match.query.ts";
import { stripOf } from "./day-strip.rules.ts";
import type { RestOfList } from "./first-rows.rules.ts";

export interface MatchDayPage {
  readonly date: string;
  readonly today: string;
  /** The days of the strip. */
  readonly days: readonly string[];
  readonly day: MatchDay;
  /** In play since before midnight, while today is shown. None on a page that holds to its day. */
  readonly overnight: readonly Match[];
  /** What else there is, where these are the first rows of a list only; see first-rows.rules.ts. */
  readonly rest?: RestOfList;
}

/** Which day is asked for; without a `date`, or with one that is no day, today. */
export function dayShown({ now_ms }: RequestFacts, wanted: string | null): { date: string; today: string } {
  const today = dateOf(Math.floor(now_ms / 1000), shownZone());
  return { date: wanted !== null && isDate(wanted) ? wanted : today, today };
}

/** The matches of a day. */
export async function loadMatchDay(facts: RequestFacts, wanted: string | null): Promise<MatchDayPage> {
  const { date, today } = dayShown(facts, wanted);
  const day = await createQueryClient({ retries: 0 }).fetchQuery(matchDayQuery(facts.call, date));
  const listed = { ...day, matches: day.matches.map(listedMatch) };
  return { date, today, days: stripOf(date, today), day: listed, overnight: [] };
}

/** The live list of a day: today it also has what is in play since before midnight. */
export async function loadLiveList(facts: RequestFacts, wanted: string | null): Promise<MatchDayPage> {
  const { date, today } = dayShown(facts, wanted);
  const [page, overnight] = await Promise.all([
    loadMatchDay(facts, wanted),
    date === today ? loadOvernight(facts, today) : [],
  ]);
  return { ...page, overnight };
}

/** Matches of the day before that are in play; today's can be shown without them. */
export async function loadOvernight({ call }: RequestFacts, today: string): Promise<readonly Match[]> {
  const query = { date: addDays(today, -1), tz: shownZone(), status: [...LIVE_STATUSES] };
  return call("/api/v1/football/matches/recent", query).then(
    ({ data }) => data.matches.map(listedMatch),
    () => [],
  );
}
