import type { PageInfo } from "#shared/api/index.ts";
import type { LedgerDay } from "#shared/tip/tip.schema.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { refuseHiddenBetting } from "#web/platform/refuse-hidden-betting.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

export interface LedgerPageData {
  readonly days: readonly LedgerDay[];
  readonly page: PageInfo;
  readonly site_origin: string;
}

const LIMIT = 30;

/** The hashes of the ledger's days, the newest first. Refused in no-betting mode; throws `page_not_found` beyond the last page. */
export async function loadLedgerPage(facts: RequestFacts, search: URLSearchParams): Promise<LedgerPageData> {
  refuseHiddenBetting(facts);
  const page = Number(search.get("page") ?? 1);
  const answer = await facts.call("/oapi/v1/tips/ledger/days", { page, limit: LIMIT });
  const { days } = answer.data;
  return pageOfList({
    days,
    page: answer.page ?? { limit: LIMIT, page, total: days.length },
    site_origin: facts.site_origin,
  });
}
