import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#shared/url/locale.ts";
import { askFromBrowser } from "#web/platform/data/browser-call.ts";
import { callOptions } from "#web/platform/data/call-options.ts";
import { pageIn, queryOfPage } from "#web/platform/navigation/page-path.ts";

/** Which tips a list shows by where their matches stand. */
export const TIP_STATES = ["all", "open", "settled"] as const;
export type TipState = (typeof TIP_STATES)[number];

/** Which tips a list is of. */
export interface TipFilter {
  readonly state: TipState;
  readonly page: number;
  /** All languages where it is left out. */
  readonly lang?: Locale | undefined;
  readonly expert_ids?: number[];
  readonly match_id?: number;
}

/** A page of tips. */
export const tipsQuery = (filter: TipFilter) =>
  callOptions("/oapi/v1/tips", { ...filter, limit: 20 }, "minutes");

/** A tip as everybody may see it. */
export const tipQuery = (tip_id: number) => callOptions("/oapi/v1/tips/detail", { tip_id }, "minutes");

/** A page of the ledger's days with their hashes, the newest first. */
export const ledgerDaysQuery = (page: number) =>
  callOptions("/oapi/v1/tips/ledger/days", { page, limit: 30 }, "minutes");

/** Experts that a page of them has, and that one answer names at most. */
export const EXPERTS_LIMIT = 50;

/** A page of the experts, those with the most followers first; or those with ids. */
export const expertsQuery = (filter: { readonly page: number; readonly expert_ids?: number[] }) =>
  callOptions("/oapi/v1/experts", { ...filter, limit: EXPERTS_LIMIT }, "minutes");

/** An expert with their record. */
export const expertQuery = (expert_id: number) =>
  callOptions("/oapi/v1/experts/detail", { expert_id }, "minutes");

/** Ids of the experts that an account follows. */
export const followsQuery = (account: number | null) =>
  queryOptions<readonly number[]>({
    queryKey: ["/oapi/v1/users/me/follows", {}, account],
    queryFn: async () => (await askFromBrowser("/oapi/v1/users/me/follows", {})).data.expert_ids,
  });

/** What an address says of a list of tips. */
export function readTipFilter(search: URLSearchParams): Pick<TipFilter, "state" | "page"> {
  const state = TIP_STATES.find((one) => one === search.get("state")) ?? "all";
  return { state, page: pageIn(search) };
}

/** The same as an address writes it. */
export const queryOfTips = ({ state, page, match_id }: TipFilter) => ({
  match_id: match_id ?? null,
  ...queryOfPage(page),
  state: state === "all" ? null : state,
});
