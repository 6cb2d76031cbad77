import type { PageInfo } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/app-error.ts";

/** Returns a list if it has the page of the URL; else throws `page_not_found` (an empty page would be indexed). */
export function pageOfList<List extends { readonly page?: PageInfo }>(list: List): List {
  const { page = 1, limit = 1, total = 0 } = list.page ?? {};
  if (page > 1 && (page - 1) * limit >= total)
    throw new AppError("page_not_found", { detail: `page ${page} of ${Math.ceil(total / limit)}` });
  return list;
}
