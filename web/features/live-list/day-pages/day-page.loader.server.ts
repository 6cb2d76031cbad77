import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { addDays } from "#shared/time/index.ts";
import { type MatchDay, matchDayQuery, type ZonedDay } from "#web/features/match/match.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { dayShown } from "../day/match-day.loader.server.ts";
import type { DayPage } from "../day/use-day.ts";
import { DAY_PAGES, type DayPageKind } from "./day-page-kind.ts";

/** A page of a day's results or schedule. */
export interface KindOfDayPage extends DayPage {
  readonly kind: DayPageKind;
  /** The day shown without a `date`; null if only the matches would decide it. */
  readonly plainDay: string | null;
  /** For an empty day: the nearest day with matches, within a week. */
  readonly nearest: string | null;
}

/** Results or schedule of a day: today by default; for results, yesterday if today has none yet. */
export async function loadDayPage(
  facts: RequestFacts,
  client: QueryClient,
  kind: DayPageKind,
  wanted: string | null,
): Promise<{ page: KindOfDayPage; queries: DehydratedState }> {
  const requestedDay = dayShown(facts, wanted);
  const query = (day: ZonedDay) => matchDayQuery(day, DAY_PAGES[kind]);
  const isEmpty = ({ matches }: MatchDay) => matches.length === 0;
  const hasNone = isEmpty(await client.query(query(requestedDay)));
  // Without a `date` the page begins at a day with content.
  const goesBack = kind === "results" && wanted === null && hasNone;
  const day = goesBack ? { ...requestedDay, date: addDays(requestedDay.today, -1) } : requestedDay;
  const isBare = goesBack ? isEmpty(await client.query(query(day))) : hasNone;
  const [queries, nearest] = await Promise.all([
    loadQueries(client, [query(day)]),
    isBare ? findNearest(facts, kind, day) : null,
  ]);
  const plainDay = wanted === null ? day.date : kind === "results" ? null : day.today;
  return { page: { ...day, kind, nearest, plainDay }, queries };
}

const REACH = 7;

async function findNearest(
  { call }: RequestFacts,
  kind: DayPageKind,
  { date, tz }: ZonedDay,
): Promise<string | null> {
  const { step, status } = DAY_PAGES[kind];
  const days = Array.from({ length: REACH }, (_, at) => addDays(date, step * (at + 1)));
  const query = { tz, status: [...status], limit: 1 };
  // A day that cannot be loaded is not suggested.
  const answers = await Promise.all(
    days.map((day) => call("/api/v1/football/matches/recent", { ...query, date: day }).catch(() => null)),
  );
  return days.find((_, at) => (answers[at]?.data.matches.length ?? 0) > 0) ?? null;
}
