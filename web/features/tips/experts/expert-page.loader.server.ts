import type { Expert, Tip } from "#shared/tip/tip.schema.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import { readId } from "#web/platform/page-id.ts";
import { refuseHiddenBetting } from "#web/platform/refuse-hidden-betting.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askTips, readTipFilter, TIPS_LIMIT, type TipFilter } from "../tips.calls.ts";

export interface ExpertPageData {
  readonly expert: Expert;
  readonly filter: TipFilter;
  readonly tips: ListPage<Tip>;
}

/** An expert with his record and a page of his tips. Refused in no-betting mode; throws `user_not_found`, `page_not_found` beyond the last page. */
export async function loadExpertPage(
  facts: RequestFacts,
  id: string,
  search: URLSearchParams,
): Promise<ExpertPageData> {
  refuseHiddenBetting(facts);
  const expert_id = readId(id, "user_not_found");
  const filter: TipFilter = { ...readTipFilter(search), expert_ids: [expert_id] };
  const [detail, tips] = await Promise.all([
    facts.call("/oapi/v1/experts/detail", { expert_id }),
    askTips(facts.call, filter, TIPS_LIMIT).then(pageOfList),
  ]);
  return { expert: detail.data.expert, filter, tips };
}
