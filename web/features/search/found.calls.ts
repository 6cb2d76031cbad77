import type { CallEndpoint } from "#shared/api/index.ts";
import type { SearchAnswer } from "#shared/search/index.ts";
import { SEARCH_KINDS, type SearchKind } from "#shared/search/search.table.ts";
import { type SearchFilter, searchQuery } from "./search-filter.ts";

/** A page of what a filter asks for: of one kind its rows alone, of the others only how many there are. */
export async function askFound(
  call: CallEndpoint,
  filter: SearchFilter,
  limit: number,
): Promise<SearchAnswer> {
  const query = searchQuery(filter, limit);
  const { kind } = filter;
  if (kind === null) return (await call("/api/v1/football/search", query)).data;
  const [found, others] = await Promise.all([
    call("/api/v1/football/search", { ...query, kind: [kind] }),
    // The list that was asked for is there without these numbers too.
    call("/api/v1/football/search", { ...query, kind: othersOf(kind), page: 1, limit: 1 }).catch(() => null),
  ]);
  return {
    ...found.data,
    totals: { ...found.data.totals, ...others?.data.totals, ...ownTotal(found.data, kind) },
  };
}

const othersOf = (kind: SearchKind): SearchKind[] => SEARCH_KINDS.filter((one) => one !== kind);

const ownTotal = ({ totals }: SearchAnswer, kind: SearchKind) => ({ [kind]: totals[kind] });
