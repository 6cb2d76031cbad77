import { idIn, pageIn, queryOfPage, valueIn } from "#web/platform/navigation/page-path.ts";

/** The filter of a list's URL that every list has. */
export interface ListFilter {
  readonly name: string | null;
  readonly country_id: number | null;
  readonly page: number;
}

/** Reads the filter from a URL's query. */
export function readListFilter(search: URLSearchParams): ListFilter {
  const name = valueIn(search, "q")?.trim() ?? "";
  return {
    name: name === "" ? null : name,
    country_id: idIn(search, "country_id"),
    page: pageIn(search),
  };
}

/** The query of a filter. */
export const queryOfList = ({ name, country_id, page }: ListFilter) => ({
  q: name,
  country_id,
  ...queryOfPage(page),
});

/** True if the list is filtered. */
export const isNarrowed = ({ page: _page, ...filter }: ListFilter): boolean =>
  Object.values(filter).some((one) => one !== null);

/** True if the first page of the unfiltered list is shown. */
export const isFirstView = (filter: ListFilter): boolean => filter.page === 1 && !isNarrowed(filter);
