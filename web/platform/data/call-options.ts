import { type DataTag, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { Freshness } from "#shared/api/endpoint.ts";
import type { AnswerAt, CallPath, FreshnessAt, PageInfo, QueryAt } from "#shared/api/index.ts";

/**
 * How long a response counts as fresh, ms. A page from edge's cache is some seconds old, and its room sends the later
 * changes: with a live response's own age each load would refetch it.
 */
const STALE_MS = {
  live: 60_000,
  odds: 60_000,
  content: 5 * 60_000,
  minutes: 5 * 60_000,
  hours: 60 * 60_000,
  static: 24 * 60 * 60_000,
  private: 0,
} as const satisfies Record<Freshness, number>;

/** Query options of a call. `freshness` is a parameter, because the registry would bring its schemas to the browser. */
export const callOptions = <Path extends CallPath>(
  path: Path,
  query: QueryAt<Path>,
  freshness: FreshnessAt<Path>,
) =>
  queryOptions<
    AnswerAt<Path> & { readonly page?: PageInfo },
    Error,
    AnswerAt<Path> & { readonly page?: PageInfo }
  >({
    queryKey: [path, query],
    staleTime: STALE_MS[freshness as Freshness],
  });

/** A query with a key and an age, as {@link callOptions} makes them. */
interface WholeQuery<Answer> {
  readonly queryKey: DataTag<QueryKey, Answer, Error>;
  readonly staleTime?: unknown;
}

/** Query options of a page's selection (`name`) of a longer response: the rest does not travel with the HTML. */
export const derivedOptions = <Answer, Derived>(
  { queryKey, staleTime }: WholeQuery<Answer>,
  name: string | number,
  derive: (answer: Answer) => Derived,
) =>
  queryOptions<Derived, Error, Derived>({
    queryKey: [...queryKey, name],
    queryFn: async ({ client }) =>
      derive((await client.query({ queryKey, staleTime: 0, retry: false })) as Answer),
    ...(typeof staleTime === "number" ? { staleTime } : {}),
  });
