import { getLocale } from "#messages/paraglide/runtime.js";
import { SEARCH_DAYS, SEARCH_KINDS, type SearchKind } from "#shared/search/search.table.ts";
import { addDays } from "#shared/time/index.ts";
import { pathOf } from "#shared/url/index.ts";
import {
  idIn,
  pageIn,
  pathWith,
  type Query,
  queryOfPage,
  valueIn,
} from "#web/platform/navigation/page-path.ts";

/** Search text, filters and page. */
export interface SearchFilter {
  /** Trimmed; empty for no search. */
  readonly q: string;
  /** Null for all kinds. */
  readonly kind: SearchKind | null;
  readonly country_id: number | null;
  /** Days of matches, `YYYY-MM-DD`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly page: number;
}

/** The filter in a URL. */
export function readSearchFilter(search: URLSearchParams): SearchFilter {
  const kind = search.get("kind");
  return {
    q: valueIn(search, "q")?.trim() ?? "",
    kind: SEARCH_KINDS.find((one) => one === kind) ?? null,
    country_id: idIn(search, "country_id"),
    from: valueIn(search, "from"),
    to: valueIn(search, "to"),
    page: pageIn(search),
  };
}

/** A filter as a URL query. */
export const queryOfSearch = ({ q, page, ...filter }: SearchFilter): Query => ({
  ...filter,
  q: q === "" ? null : q,
  ...queryOfPage(page),
});

/** URL of a search in the page's language. */
export const searchPath = (filter: SearchFilter): string =>
  pathWith(pathOf("search", getLocale()), queryOfSearch(filter));

/** Error of a search's days; null for none. The call refuses such days. */
export function daysFault({ from, to }: Pick<SearchFilter, "from" | "to">): "order" | "many" | null {
  if (from === null || to === null) return null;
  if (to < from) return "order";
  return addDays(from, SEARCH_DAYS) <= to ? "many" : null;
}
