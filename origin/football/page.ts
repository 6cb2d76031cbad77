import type { PageInfo } from "#shared/api/index.ts";

/** Which page of a list a call asks for. */
export type PageQuery = Pick<PageInfo, "limit" | "page">;

/** A page of a list. */
export interface Paged<Data> {
  readonly data: Data;
  readonly page: PageInfo;
}

/** How many rows come before the page. */
export const offsetOf = ({ limit, page }: PageQuery): number => (page - 1) * limit;

/** The page's place in its list; `count` is the row of the read that counts the list. */
export const pageInfo = (
  { limit, page }: PageQuery,
  count: { readonly total: number } | undefined,
): PageInfo => ({
  limit,
  page,
  total: count?.total ?? 0,
});
