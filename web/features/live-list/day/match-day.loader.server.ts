import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { dateOf, isDate } from "#shared/time/index.ts";
import { type DayFilter, matchDayQuery, overnightQuery } from "#web/features/match/match.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import type { DayPage } from "./use-day.ts";

interface MatchDayAnswer {
  readonly page: DayPage;
  readonly queries: DehydratedState;
}

/** The requested day; today without a valid `date`. */
export function dayShown({ now_ms }: Pick<RequestFacts, "now_ms">, wanted: string | null): DayPage {
  const tz = shownZone();
  const today = dateOf(Math.floor(now_ms / 1000), tz);
  return { date: wanted !== null && isDate(wanted) ? wanted : today, today, tz };
}

/** The queries of a day's live list: today's includes matches live since before midnight, if they load. */
export const liveListQueries = (page: DayPage, dayFilter?: DayFilter) => ({
  needed: [matchDayQuery(page, dayFilter)],
  optional: page.date === page.today ? [overnightQuery(page)] : [],
});

/** The matches of a day. */
export async function loadMatchDay(
  facts: RequestFacts,
  client: QueryClient,
  wanted: string | null,
): Promise<MatchDayAnswer> {
  const page = dayShown(facts, wanted);
  return { page, queries: await loadQueries(client, [matchDayQuery(page)]) };
}
