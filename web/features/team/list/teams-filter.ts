import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";

/** Which teams are listed, and which page of them. */
export interface TeamsFilter {
  readonly name: string | null;
  readonly country_id: number | null;
  readonly comp_id: number | null;
  readonly page: number;
}

const idIn = (search: URLSearchParams, key: string): number | null => {
  const value = search.get(key);
  return value === null ? null : Number(value);
};

/** What an address asks for; its query is canonical already, so its values are what they should be. */
export function readTeamsFilter(search: URLSearchParams): TeamsFilter {
  const name = search.get("q")?.trim() ?? "";
  return {
    name: name === "" ? null : name,
    country_id: idIn(search, "country_id"),
    comp_id: idIn(search, "comp_id"),
    page: Number(search.get("page") ?? 1),
  };
}

/** The call's query for a page of what a filter asks for. */
export const teamsQuery = ({ name, country_id, comp_id, page }: TeamsFilter, limit: number) => ({
  name: name ?? undefined,
  country_id: country_id ?? undefined,
  comp_id: comp_id ?? undefined,
  page,
  limit,
});

/** Query of the address of a list, in the order of canonical addresses. */
export function searchOfFilter({ name, country_id, comp_id, page }: TeamsFilter): Record<string, string> {
  return {
    ...(comp_id === null ? {} : { comp_id: String(comp_id) }),
    ...(country_id === null ? {} : { country_id: String(country_id) }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(name === null ? {} : { q: name }),
  };
}

/** Address of a list of teams in the page's language. */
export function teamsPath(filter: TeamsFilter): string {
  const search = new URLSearchParams(searchOfFilter(filter)).toString();
  return pathOf("teams", getLocale()) + (search === "" ? "" : `?${search}`);
}
