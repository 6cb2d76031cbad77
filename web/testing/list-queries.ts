import type { QueryKey } from "@tanstack/react-query";
import type { Match } from "#shared/match/index.ts";
import type { DayPage } from "#web/features/live-list/day/use-day.ts";
import { type DayFilter, matchDayQuery, overnightQuery } from "#web/features/match/match.query.ts";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";

interface ListAnswers {
  readonly matches: readonly Match[];
  readonly overnight?: readonly Match[];
  readonly dayFilter?: DayFilter;
}

/** The answers that a page with a day's list has from its loader, for `renderPart`. */
export const listQueries = (
  page: DayPage,
  { matches, overnight = [], dayFilter }: ListAnswers,
): (readonly [QueryKey, object])[] => [
  [matchDayQuery(page, dayFilter).queryKey, { date: page.date, tz: page.tz, matches }],
  [overnightQuery(page).queryKey, { date: page.date, tz: page.tz, matches: overnight }],
  [fewHotCompetitionsQuery().queryKey, { competitions: [] }],
];
