import type { QueryKey } from "@tanstack/react-query";
import type { Match } from "#shared/match/index.ts";
import type { DayPage } from "#web/features/live-list/day/use-day.ts";
import { matchDayQuery, overnightQuery, type PartOfDay } from "#web/features/match/match.query.ts";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";

interface ListAnswers {
  readonly matches: readonly Match[];
  readonly overnight?: readonly Match[];
  readonly part?: PartOfDay;
}

/** The answers that a page with a day's list has from its loader, for `renderPart`. */
export const listQueries = (
  page: DayPage,
  { matches, overnight = [], part }: ListAnswers,
): (readonly [QueryKey, object])[] => [
  [matchDayQuery(page, part).queryKey, { date: page.date, tz: page.tz, matches }],
  [overnightQuery(page).queryKey, { date: page.date, tz: page.tz, matches: overnight }],
  [fewHotCompetitionsQuery().queryKey, { competitions: [] }],
];
