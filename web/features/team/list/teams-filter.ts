import type { CallEndpoint } from "#shared/api/index.ts";
import type { Team } from "#shared/team/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { idIn, type ListFilter, queryOfList, readListFilter } from "#web/platform/list/list-filter.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import { pathWith, type Query } from "#web/platform/page-path.ts";

/** Which teams are listed, and which page of them. */
export interface TeamsFilter extends ListFilter {
  readonly comp_id: number | null;
}

/** What an address asks for. */
export const readTeamsFilter = (search: URLSearchParams): TeamsFilter => ({
  ...readListFilter(search),
  comp_id: idIn(search, "comp_id"),
});

/** The same as an address writes it. */
export const queryOfTeams = ({ comp_id, ...filter }: TeamsFilter): Query => ({
  ...queryOfList(filter),
  comp_id,
});

/** Address of a list of teams in the page's language. */
export const teamsPath = (filter: TeamsFilter): string =>
  pathWith(pathOf("teams", getLocale()), queryOfTeams(filter));

/** A page of what a filter asks for. `call` is edge's on the server, fetch in the browser. */
export async function askTeams(
  call: CallEndpoint,
  { name, country_id, comp_id, page }: TeamsFilter,
  limit: number,
): Promise<ListPage<Team>> {
  const query = {
    name: name ?? undefined,
    country_id: country_id ?? undefined,
    comp_id: comp_id ?? undefined,
    page,
    limit,
  };
  const answer = await call("/api/v1/football/teams/list", query);
  const rows = answer.data.teams;
  return { rows, page: answer.page ?? { limit, page, total: rows.length } };
}
