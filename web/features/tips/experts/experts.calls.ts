import type { CallEndpoint } from "#shared/api/index.ts";
import type { Expert } from "#shared/tip/tip.schema.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";

/** Which experts a list is of: all, or those with ids. */
export interface ExpertFilter {
  readonly page: number;
  readonly expert_ids?: number[];
}

/** A page of experts. `call` is edge's on the server, fetch in the browser. */
export async function askExperts(
  call: CallEndpoint,
  filter: ExpertFilter,
  limit: number,
): Promise<ListPage<Expert>> {
  const answer = await call("/oapi/v1/experts", { ...filter, limit });
  const rows = answer.data.experts;
  return { rows, page: answer.page ?? { limit, page: filter.page, total: rows.length } };
}
