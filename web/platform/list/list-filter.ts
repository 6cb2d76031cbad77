import { idIn, pageIn, queryOfPage, valueIn } from "#web/platform/navigation/page-path.ts";

/** What of a list's address every list knows. */
export interface ListFilter {
  readonly name: string | null;
  readonly country_id: number | null;
  readonly page: number;
}

/** What an address asks for. */
export function readListFilter(search: URLSearchParams): ListFilter {
  const name = valueIn(search, "q")?.trim() ?? "";
  return {
    name: name === "" ? null : name,
    country_id: idIn(search, "country_id"),
    page: pageIn(search),
  };
}

/** The same as an address writes it. */
export const queryOfList = ({ name, country_id, page }: ListFilter) => ({
  q: name,
  country_id,
  ...queryOfPage(page),
});

/** Whether only a part of the list is asked for. */
export const isNarrowed = ({ page: _page, ...filter }: ListFilter): boolean =>
  Object.values(filter).some((one) => one !== null);

/** Whether the whole list is shown, from its beginning. */
export const isFirstView = (filter: ListFilter): boolean => filter.page === 1 && !isNarrowed(filter);
