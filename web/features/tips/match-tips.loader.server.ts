import type { Tip } from "#shared/tip/tip.schema.ts";
import type { ListPage } from "#web/platform/list/use-more-pages.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** Number of rows below a match; the others have a page of their own. */
const LIMIT = 5;

/**
 * The newest tips of a match; null if there are none, without betting, or if they are unavailable: the page works
 * without.
 */
export async function loadMatchTips(
  { call, betting }: RequestFacts,
  id: string,
): Promise<ListPage<Tip> | null> {
  if (betting === "hidden" || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const query = { match_id: Number(id), page: 1, limit: LIMIT };
  const answer = await call("/oapi/v1/tips", query).catch(() => null);
  const rows = answer?.data.tips ?? [];
  return rows.length === 0 ? null : { rows, page: answer?.page ?? { ...query, total: rows.length } };
}
