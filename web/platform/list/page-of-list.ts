import type { PageInfo } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/app-error.ts";

/**
 * Returns a list unchanged if it has the page that the URL names. The first page always exists, though it may be empty.
 * Throws `page_not_found` beyond the last: an empty page with status 200 is one more URL for search engines to index.
 */
export function pageOfList<List extends { readonly page?: PageInfo }>(list: List): List {
  const { page = 1, limit = 1, total = 0 } = list.page ?? {};
  if (page > 1 && (page - 1) * limit >= total)
    throw new AppError("page_not_found", { detail: `page ${page} of ${Math.ceil(total / limit)}` });
  return list;
}
