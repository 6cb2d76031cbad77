import type { Match } from "#shared/match/index.ts";
import type { DayPage } from "#web/features/live-list/day/use-day.ts";
import { type DayFilter, matchDayQuery, overnightQuery } from "#web/features/match/match.query.ts";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import { type Fetched, fetched } from "./render-page.tsx";

interface ListAnswers {
  readonly matches: readonly Match[];
  readonly overnight?: readonly Match[];
  readonly dayFilter?: DayFilter;
}

/** The answers that a page with a day's list has from its loader, for `renderWithProviders`. */
export const listQueries = (
  page: DayPage,
  { matches, overnight = [], dayFilter }: ListAnswers,
): Fetched[] => [
  fetched(matchDayQuery(page, dayFilter), { date: page.date, tz: page.tz, matches: [...matches] }),
  fetched(overnightQuery(page), { date: page.date, tz: page.tz, matches: [...overnight] }),
  fetched(fewHotCompetitionsQuery(), { competitions: [] }),
];
