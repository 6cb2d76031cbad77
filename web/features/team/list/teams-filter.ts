import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { type ListFilter, queryOfList, readListFilter } from "#web/platform/list/list-filter.ts";
import { idIn, pathWith, type Query } from "#web/platform/navigation/page-path.ts";

/** Filter and page of the team list. */
export interface TeamsFilter extends ListFilter {
  readonly comp_id: number | null;
}

/** The filter in a URL. */
export const readTeamsFilter = (search: URLSearchParams): TeamsFilter => ({
  ...readListFilter(search),
  comp_id: idIn(search, "comp_id"),
});

/** A filter as a URL query. */
export const queryOfTeams = ({ comp_id, ...filter }: TeamsFilter): Query => ({
  ...queryOfList(filter),
  comp_id,
});

/** URL of a list of teams in the page's language. */
export const teamsPath = (filter: TeamsFilter): string =>
  pathWith(pathOf("teams", getLocale()), queryOfTeams(filter));
