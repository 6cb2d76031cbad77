import { SEARCH_KINDS } from "#shared/search/search.table.ts";
import { callOptions, derivedOptions } from "#web/platform/data/call-options.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { daysFault, type SearchFilter } from "./search-filter.ts";

/** Rows per kind when all are shown. */
const FEW = 5;
/** Rows per page of one kind. */
const MANY = 20;
/** Shared caches do not store searches; the page keeps a response this long, milliseconds. */
const STALE_MS = 60_000;

/** True if the search can be requested: a name long enough, and days that the call accepts. */
export const hasQuery = (filter: SearchFilter): boolean =>
  !isNameTooShort(filter.q) && daysFault(filter) === null;

/** The call of a filter. Its days are those of the time zone. */
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
    ...derivedOptions(callOptions("/api/v1/football/search", query, "private"), "page", (found) =>
      kind === null ? found : { ...found, page: { page, limit, total: found.totals[kind] } },
    ),
    staleTime: STALE_MS,
  };
}

/** Number of results of the other kinds, when one is shown. */
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
