import type { Expert } from "#shared/tip/tip.schema.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import { refuseHiddenBetting } from "#web/platform/refuse-hidden-betting.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askExperts, type ExpertFilter } from "./experts.calls.ts";

export interface ExpertsPageData {
  readonly filter: ExpertFilter;
  readonly experts: ListPage<Expert>;
}

const LIMIT = 50;

/** Experts, those with the most followers first. Refused in no-betting mode; throws `page_not_found` beyond the last page. */
export async function loadExpertsPage(
  facts: RequestFacts,
  search: URLSearchParams,
): Promise<ExpertsPageData> {
  refuseHiddenBetting(facts);
  const filter = { page: Number(search.get("page") ?? 1) };
  return { filter, experts: pageOfList(await askExperts(facts.call, filter, LIMIT)) };
}
