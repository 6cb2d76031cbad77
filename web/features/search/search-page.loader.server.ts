import { HOT_LEVELS } from "#shared/competition/hot.rules.ts";
import type { CompetitionRef, CountryRef } from "#shared/match/index.ts";
import type { SearchAnswer } from "#shared/search/index.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { isNameTooShort } from "#web/platform/name-length.rules.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { shownZone } from "#web/platform/zone/shown-zone.ts";
import { askFound } from "./found.calls.ts";
import { daysFault, type SearchFilter } from "./search-filter.ts";

export interface SearchPageData {
  readonly filter: SearchFilter;
  readonly countries: readonly CountryRef[];
  /** While nothing is looked for: leagues that most readers look for. */
  readonly hot: readonly CompetitionRef[];
  /** Null where nothing was looked for: see {@link isAsked}. */
  readonly found: SearchAnswer | null;
  /** Rows of a kind on a page. */
  readonly limit: number;
  /** The zone of the days that matches were looked for in. */
  readonly tz: string;
}

/** Of each kind where all are shown. */
const FEW = 5;
/** Where one is. */
const MANY = 20;
const HOT_LIMIT = 8;

/** Whether there is something to ask for: a name long enough, and days that the call takes. */
const isAsked = (filter: SearchFilter): boolean => !isNameTooShort(filter.q) && daysFault(filter) === null;

/** What is found by name, and what one may choose from. Throws `page_not_found` beyond the last page of a kind. */
export async function loadSearchPage({ call }: RequestFacts, asked: SearchFilter): Promise<SearchPageData> {
  // Each kind has its own pages; all of them together have one.
  const filter = asked.kind === null ? { ...asked, page: 1 } : asked;
  const limit = filter.kind === null ? FEW : MANY;
  const [countries, hot, found] = await Promise.all([
    call("/api/v1/football/countries", {}),
    isAsked(filter) ? null : call("/api/v1/football/comp-list", { hot: HOT_LEVELS, limit: HOT_LIMIT }),
    isAsked(filter) ? askFound(call, filter, limit) : null,
  ]);
  if (filter.kind !== null && found !== null)
    pageOfList({ page: { page: filter.page, limit, total: found.totals[filter.kind] ?? 0 } });
  return {
    filter,
    countries: countries.data.countries,
    hot: hot?.data.competitions ?? [],
    found,
    limit,
    tz: shownZone(),
  };
}
