import { SEARCH_KINDS } from "#shared/search/search.table.ts";
import { callOptions, partOptions } from "#web/platform/data/call-options.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { daysFault, type SearchFilter } from "./search-filter.ts";

/** Rows of each kind where all are shown. */
const FEW = 5;
/** Rows of a page where one is. */
const MANY = 20;
/** Nobody else's cache keeps a search; the page keeps it so long, milliseconds. */
const STALE_MS = 60_000;

/** Whether there is something to ask for: a name long enough, and days that the call takes. */
export const isAsked = (filter: SearchFilter): boolean =>
  !isNameTooShort(filter.q) && daysFault(filter) === null;

/** The call of a filter. Its days are those of the zone. */
const queryOf = ({ q, country_id, from, to, page }: SearchFilter, tz: string, limit: number) => ({
  ...{ q, tz, page, limit },
  country_id: country_id ?? undefined,
  from: from ?? undefined,
  to: to ?? undefined,
});

/** The first of all kinds, or a page of one. */
export function foundQuery(filter: SearchFilter, tz: string) {
  const { kind, page } = filter;
  const limit = kind === null ? FEW : MANY;
  const query = { ...queryOf(filter, tz, limit), kind: kind === null ? undefined : [kind] };
  return {
    ...partOptions(callOptions("/api/v1/football/search", query, "private"), "page", (found) =>
      kind === null ? found : { ...found, page: { page, limit, total: found.totals[kind] } },
    ),
    staleTime: STALE_MS,
  };
}

/** How much there is of the other kinds, where one is shown. */
export const othersQuery = (filter: SearchFilter, tz: string) => ({
  ...callOptions(
    "/api/v1/football/search",
    {
      ...queryOf({ ...filter, page: 1 }, tz, 1),
      kind: SEARCH_KINDS.filter((kind) => kind !== filter.kind),
    },
    "private",
  ),
  staleTime: STALE_MS,
});
