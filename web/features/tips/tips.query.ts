import { queryOptions } from "@tanstack/react-query";
import { EXPERT_SORTS, type ExpertSort, TIP_MARKETS, type TipMarket } from "#shared/tip/tip.table.ts";
import type { Locale } from "#shared/url/locale.ts";
import { loadFromBrowser } from "#web/platform/data/browser-call.ts";
import { callOptions } from "#web/platform/data/call-options.ts";
import { idIn, pageIn, queryOfPage } from "#web/platform/navigation/page-path.ts";

/** Filter of a list by the state of the tips' matches. */
export const TIP_STATES = ["all", "open", "settled"] as const;
export type TipState = (typeof TIP_STATES)[number];

/** Filter of a list of tips. */
export interface TipFilter {
  readonly state: TipState;
  readonly page: number;
  /** All languages if omitted. */
  readonly lang?: Locale | undefined;
  readonly expert_ids?: number[];
  readonly match_id?: number;
  /** Rows per page; 20 if omitted. */
  readonly limit?: number;
  /** Of an expert's tips: all markets if omitted. */
  readonly market?: TipMarket | undefined;
  /** Of an expert's tips: all competitions if omitted. */
  readonly comp_id?: number | undefined;
}

/** The part of a filter that an expert's record follows too. */
export type KindOfTips = Pick<TipFilter, "market" | "comp_id">;

/** A page of tips. */
export const tipsQuery = (filter: TipFilter) =>
  callOptions("/oapi/v1/tips", { limit: 20, ...filter }, "minutes");

/** Tips per page of an expert, whose record stands above them: with 20 the page of a phone was 7,000 px high. */
export const EXPERT_TIPS_LIMIT = 5;

/** A tip's public version. */
export const tipQuery = (tip_id: number) => callOptions("/oapi/v1/tips/detail", { tip_id }, "minutes");

/** A page of the ledger's days with their hashes, newest first. */
export const ledgerDaysQuery = (page: number) =>
  callOptions("/oapi/v1/tips/ledger/days", { page, limit: 30 }, "minutes");

/** Experts per page, and maximum per response. */
export const EXPERTS_LIMIT = 50;

/** Filter of a list of experts. */
export interface ExpertsFilter extends KindOfTips {
  readonly page: number;
  readonly expert_ids?: number[];
  readonly sort?: ExpertSort;
}

/** A page of the experts, or those with given ids. Their records are of all tips, or of some. */
export const expertsQuery = (filter: ExpertsFilter) =>
  callOptions("/oapi/v1/experts", { ...filter, limit: EXPERTS_LIMIT }, "minutes");

/** An expert with the record of their tips, or of some. */
export const expertQuery = (expert_id: number, { market, comp_id }: KindOfTips = {}) =>
  callOptions("/oapi/v1/experts/detail", { expert_id, market, comp_id }, "minutes");

/** Ids of the experts that an account follows. */
export const followsQuery = (account: number | null) =>
  queryOptions<readonly number[]>({
    queryKey: ["/oapi/v1/users/me/follows", {}, account],
    queryFn: async () => (await loadFromBrowser("/oapi/v1/users/me/follows", {})).data.expert_ids,
  });

/** The filter of a tip list in a URL. */
export function readTipFilter(search: URLSearchParams): Pick<TipFilter, "state" | "page"> {
  const state = TIP_STATES.find((one) => one === search.get("state")) ?? "all";
  return { state, page: pageIn(search) };
}

/** The kind of tips in the URL of experts. */
export const readKindOfTips = (search: URLSearchParams): KindOfTips => ({
  market: TIP_MARKETS.find((one) => one === search.get("tip_market")),
  comp_id: idIn(search, "comp_id") ?? undefined,
});

/** The order of experts in a URL. */
export const readExpertSort = (search: URLSearchParams): ExpertSort =>
  EXPERT_SORTS.find((one) => one === search.get("sort")) ?? "followers";

/** The filter as a URL query. */
export const queryOfTips = ({
  state = "all",
  page,
  match_id,
  market,
  comp_id,
  sort = "followers",
}: Partial<TipFilter> & Pick<ExpertsFilter, "page" | "sort">) => ({
  comp_id: comp_id ?? null,
  match_id: match_id ?? null,
  ...queryOfPage(page),
  sort: sort === "followers" ? null : sort,
  state: state === "all" ? null : state,
  tip_market: market ?? null,
});
