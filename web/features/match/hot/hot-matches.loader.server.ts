import { HOT_LEVELS } from "#shared/competition/hot.rules.ts";
import type { Match } from "#shared/match/index.ts";
import { addDays, dateOf } from "#shared/time/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";
import { loadOvernight } from "../day/match-day.loader.server.ts";
import { isHotMatch } from "../match-list/match-list-tab.ts";

export interface HotMatchesPage {
  readonly today: string;
  /** Ascending by kick-off. */
  readonly matches: readonly Match[];
}

/** Today and so many days after it. */
const DAYS_AHEAD = 2;

/** Matches of hot competitions, today and in the next days, after those in play since before midnight. */
export async function loadHotMatches(facts: RequestFacts): Promise<HotMatchesPage> {
  const { call, now_ms } = facts;
  const tz = shownZone();
  const today = dateOf(Math.floor(now_ms / 1000), tz);
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  const [overnight, ...days] = await Promise.all([
    loadOvernight(facts, today),
    ...dates.map((date) => call("/api/v1/football/matches/recent", { date, tz, hot: HOT_LEVELS })),
  ]);
  return { today, matches: [...overnight.filter(isHotMatch), ...days.flatMap(({ data }) => data.matches)] };
}
