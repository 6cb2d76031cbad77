import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";

/** Who is listed, and which page of them. */
export interface PeopleFilter {
  readonly name: string | null;
  readonly country_id: number | null;
  readonly page: number;
}

export type PeopleScreen = "players" | "coaches";

/** What an address asks for; its query is canonical already, so its values are what they should be. */
export function readPeopleFilter(search: URLSearchParams): PeopleFilter {
  const name = search.get("q")?.trim() ?? "";
  const country = search.get("country_id");
  return {
    name: name === "" ? null : name,
    country_id: country === null ? null : Number(country),
    page: Number(search.get("page") ?? 1),
  };
}

/** Whether everybody is listed, from the beginning. */
export const isFirstView = ({ name, country_id, page }: PeopleFilter): boolean =>
  name === null && country_id === null && page === 1;

/** Query of the address of a list, in the order of canonical addresses. */
export function searchOfPeople({ name, country_id, page }: PeopleFilter): Record<string, string> {
  return {
    ...(country_id === null ? {} : { country_id: String(country_id) }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(name === null ? {} : { q: name }),
  };
}

/** Address of a list in the page's language. */
export function peoplePath(screen: PeopleScreen, filter: PeopleFilter): string {
  const search = new URLSearchParams(searchOfPeople(filter)).toString();
  return pathOf(screen, getLocale()) + (search === "" ? "" : `?${search}`);
}
