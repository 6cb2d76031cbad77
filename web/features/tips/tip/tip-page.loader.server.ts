import type { TipDetail } from "#shared/tip/tip.schema.ts";
import { readId } from "#web/platform/page-id.ts";
import { refuseHiddenBetting } from "#web/platform/refuse-hidden-betting.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

/** A tip as everybody may see it. Refused in no-betting mode; `tip_not_found`. */
export async function loadTip(facts: RequestFacts, id: string): Promise<TipDetail> {
  refuseHiddenBetting(facts);
  const query = { tip_id: readId(id, "tip_not_found") };
  return (await facts.call("/oapi/v1/tips/detail", query)).data.tip;
}
