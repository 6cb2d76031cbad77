import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import { HOT_LEVELS } from "#shared/competition/hot.rules.ts";
import type { Match } from "#shared/match/index.ts";
import { isLive, LIVE_STATUSES } from "#shared/match/match-status.ts";
import { addDays } from "#shared/time/index.ts";
import type { ZonedDay } from "#web/features/match/match.query.ts";
import { callOf } from "#web/platform/data/query-client.ts";

/** Today and this many days after it. */
const DAYS_AHEAD = 2;

/** Matches of hot competitions: live since before midnight (if they load), then a day and the next by kick-off. */
export async function fetchHotMatches(call: CallEndpoint, { date, tz }: ZonedDay): Promise<readonly Match[]> {
  const fetchDay = async (day: string, live = false) => {
    const query = { date: day, tz, hot: HOT_LEVELS, ...(live ? { status: [...LIVE_STATUSES] } : {}) };
    return (await call("/api/v1/football/matches/recent", query)).data.matches;
  };
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => fetchDay(addDays(date, ahead)));
  return (await Promise.all([fetchDay(addDays(date, -1), true).catch(() => []), ...days])).flat();
}

/** Matches of hot competitions from a day on, see {@link fetchHotMatches}. */
export const hotMatchesQuery = (today: ZonedDay) =>
  queryOptions({
    queryKey: ["hot-matches", today.date, today.tz],
    queryFn: (context) => fetchHotMatches(callOf(context), today),
    staleTime: 60_000,
  });

/** Matches still worth watching come first; otherwise in order of kick-off. */
export function turnOf({ status }: Match): number {
  if (isLive(status)) return 0;
  return status === "not_started" ? 1 : 2;
}
