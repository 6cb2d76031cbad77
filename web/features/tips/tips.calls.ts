import type { CallEndpoint } from "#shared/api/index.ts";
import type { Tip } from "#shared/tip/tip.schema.ts";
import type { Locale } from "#shared/url/locale.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";

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

/** Rows of a page of tips. */
export const TIPS_LIMIT = 20;

/** A page of tips. `call` is edge's on the server, fetch in the browser. */
export async function askTips(call: CallEndpoint, filter: TipFilter, limit: number): Promise<ListPage<Tip>> {
  const answer = await call("/oapi/v1/tips", { ...filter, limit });
  const rows = answer.data.tips;
  return { rows, page: answer.page ?? { limit, page: filter.page, total: rows.length } };
}

/** What an address says of a list of tips. */
export function readTipFilter(search: URLSearchParams): Pick<TipFilter, "state" | "page"> {
  const state = TIP_STATES.find((one) => one === search.get("state")) ?? "all";
  return { state, page: Number(search.get("page") ?? 1) };
}

/** The same as an address writes it. */
export const queryOfTips = ({ state, page, match_id }: TipFilter) => ({
  match_id: match_id ?? null,
  page: page === 1 ? null : page,
  state: state === "all" ? null : state,
});
