import type { Match } from "#shared/match/index.ts";
import { addDays, dateOf } from "#shared/time/index.ts";
import { shownZone } from "#web/platform/format.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

export interface HotMatchesPage {
  readonly today: string;
  /** Ascending by kick-off. */
  readonly matches: readonly Match[];
}

/** Today and so many days after it. */
const DAYS_AHEAD = 2;
/** Of a competition that is hot (domain-facts section 5). */
const HOT = [4, 5];

/** Matches of hot competitions, today and in the next days. */
export async function loadHotMatches({ call, now_ms }: RequestFacts): Promise<HotMatchesPage> {
  const tz = shownZone();
  const today = dateOf(Math.floor(now_ms / 1000), tz);
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  const days = await Promise.all(
    dates.map((date) => call("/api/v1/football/matches/recent", { date, tz, hot: HOT })),
  );
  return { today, matches: days.flatMap(({ data }) => data.matches) };
}
