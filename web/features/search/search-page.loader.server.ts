import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { countriesQuery } from "#web/platform/list/countries.query.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { foundQuery, hasQuery, othersQuery } from "./search.query.ts";
import type { SearchFilter } from "./search-filter.ts";

interface SearchPageData {
  readonly filter: SearchFilter;
  /** The time zone of the searched days. */
  readonly tz: string;
  readonly queries: DehydratedState;
}

/** Search results by name, with the filter's options. Throws `page_not_found` beyond the last page of a kind. */
export async function loadSearchPage(client: QueryClient, requested: SearchFilter): Promise<SearchPageData> {
  // Each kind has its own pages; all of them together have one.
  const filter = requested.kind === null ? { ...requested, page: 1 } : requested;
  const tz = shownZone();
  const needed = hasQuery(filter) ? foundQuery(filter, tz) : fewHotCompetitionsQuery();
  const others = hasQuery(filter) && filter.kind !== null ? [othersQuery(filter, tz)] : [];
  const queries = await loadQueries(client, [countriesQuery(), needed], others);
  if (hasQuery(filter)) pageOfList(await client.query(foundQuery(filter, tz)));
  return { filter, tz, queries };
}
