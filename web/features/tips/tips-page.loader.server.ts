import type { Match } from "#shared/match/index.ts";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import { refuseHiddenBetting } from "#web/platform/refuse-hidden-betting.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { askTips, readTipFilter, TIPS_LIMIT, type TipFilter } from "./tips.calls.ts";

export interface TipsPageData {
  readonly filter: TipFilter;
  readonly tips: ListPage<Tip>;
  /** The one that all of them are of, where the address names one. */
  readonly match: Match | null;
}

/** The newest tips in the language of the page, in all languages (`languages=all`), or those of a match. Refused in no-betting mode; throws `page_not_found` beyond the last page. */
export async function loadTipsPage(facts: RequestFacts, search: URLSearchParams): Promise<TipsPageData> {
  refuseHiddenBetting(facts);
  const id = search.get("match_id");
  const match_id = id === null ? {} : { match_id: Number(id) };
  const inAllLanguages = id !== null || search.get("languages") === "all";
  const lang = inAllLanguages ? undefined : facts.locale;
  const filter: TipFilter = { ...readTipFilter(search), ...match_id, lang };
  const [tips, detail] = await Promise.all([
    askTips(facts.call, filter, TIPS_LIMIT).then(pageOfList),
    id === null ? null : facts.call("/api/v1/football/matches/recentdetail", { match_id: Number(id) }),
  ]);
  return { filter, tips, match: detail?.data.match ?? null };
}
