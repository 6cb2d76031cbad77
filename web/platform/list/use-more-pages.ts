import { type UnusedSkipTokenOptions, useInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageInfo } from "#shared/api/index.ts";

/** A page of a list whose rows have ids. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly page: PageInfo;
}

/** `failed`: the last attempt brought nothing; a retry may. */
export type MoreState = "idle" | "loading" | "failed";

/** Rows of a list with "load more", and the state of loading. */
export interface MoreRows<Row> {
  readonly rows: readonly Row[];
  readonly has_more: boolean;
  /** The last page of the list that is shown. */
  readonly through: number;
  readonly state: MoreState;
  readonly more: () => void;
}

/** Query data of a page of a list. */
interface PageAnswer {
  readonly page?: PageInfo;
}

interface PagedList<Answer extends PageAnswer, Row> {
  /** The query of a page of the list. */
  readonly pageQuery: (page: number) => UnusedSkipTokenOptions<Answer>;
  /** The page of the URL, which the loader has fetched. */
  readonly page: number;
  readonly rowsOf: (answer: Answer) => readonly Row[];
}

/**
 * "Load more": the URL's page and the added ones, a separate query. On "back" the route's loader fetches the first page
 * anew; the added ones are still cached, so that the scroll position can be restored. A list that has grown repeats
 * rows at the seam: each id is shown once.
 */
export function useMorePages<Answer extends PageAnswer, Row extends { readonly id: number | string }>({
  pageQuery,
  page,
  rowsOf,
}: PagedList<Answer, Row>): MoreRows<Row> & { readonly first: ListPage<Row> } {
  const { queryKey } = pageQuery(page);
  const shown = useSuspenseQuery(pageQuery(page));
  const toPage = (answer: Answer, at: number): ListPage<Row> => {
    const rows = rowsOf(answer);
    return { rows, page: answer.page ?? { page: at, limit: Math.max(1, rows.length), total: rows.length } };
  };
  const added = useInfiniteQuery({
    queryKey: [...queryKey, "more"],
    queryFn: async ({ client, pageParam }) =>
      toPage(await client.query({ ...pageQuery(pageParam), staleTime: 0 }), pageParam),
    initialPageParam: page + 1,
    getNextPageParam: ({ page: { page, limit, total } }) => (page * limit < total ? page + 1 : undefined),
    // The reader triggers it by `more`; the query of the page retries by itself.
    enabled: false,
    retry: false,
  });
  const { fetchNextPage, refetch } = added;
  const first = toPage(shown.data, page);
  const pages = [first, ...(added.data?.pages ?? [])];
  const last = pages.at(-1)?.page ?? first.page;

  // The first page is newer and the list has another length: rows have moved, and some would be on none of the pages.
  const isOutdated =
    added.data?.pages[0] !== undefined &&
    added.data.pages[0].page.total !== first.page.total &&
    added.dataUpdatedAt < shown.dataUpdatedAt;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);

  return {
    first,
    rows: [...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()],
    through: last.page,
    has_more: last.page * last.limit < last.total,
    // Without a network the client waits for it: the reader sees the pause, and then the result.
    state:
      added.isFetchNextPageError || added.isPaused ? "failed" : added.isFetchingNextPage ? "loading" : "idle",
    more: () => void fetchNextPage(),
  };
}
