import type { Tip } from "#shared/tip/tip.schema.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askTips } from "./tips.calls.ts";

/** Rows below a match; the others have a page of their own. */
const LIMIT = 5;

/**
 * The newest tips of a match; null where there are none, in no-betting mode, and where they could not be had: the match's
 * page does without.
 */
export async function loadMatchTips(
  { call, betting }: RequestFacts,
  id: string,
): Promise<ListPage<Tip> | null> {
  if (betting === "hidden" || !/^[1-9]\d{0,8}$/.test(id)) return null;
  const tips = await askTips(call, { state: "all", page: 1, match_id: Number(id) }, LIMIT).catch(() => null);
  return tips && tips.rows.length > 0 ? tips : null;
}
