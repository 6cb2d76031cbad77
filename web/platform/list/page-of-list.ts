import type { PageInfo } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/app-error.ts";

/**
 * Gives a list as it is, if it has the page that the address names. Its first page is always there, though it may be empty.
 * Throws `page_not_found` beyond the last: an empty page that answers 200 is one more address for search engines to keep.
 */
export function pageOfList<List extends { readonly page?: PageInfo }>(list: List): List {
  const { page = 1, limit = 1, total = 0 } = list.page ?? {};
  if (page > 1 && (page - 1) * limit >= total)
    throw new AppError("page_not_found", { detail: `page ${page} of ${Math.ceil(total / limit)}` });
  return list;
}
