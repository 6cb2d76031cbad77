import type { PageInfo } from "#shared/api/index.ts";

/** The requested page of a list. */
export type PageQuery = Pick<PageInfo, "limit" | "page">;

/** A page of a list. */
export interface Paged<Data> {
  readonly data: Data;
  readonly page: PageInfo;
}

/** Number of rows before the page. */
export const offsetOf = ({ limit, page }: PageQuery): number => (page - 1) * limit;

/** Paging information; `count` is the row of the count query. */
export const pageInfo = (
  { limit, page }: PageQuery,
  count: { readonly total: number } | undefined,
): PageInfo => ({
  limit,
  page,
  total: count?.total ?? 0,
});
