import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import { toAppError } from "#shared/errors/app-error.ts";
import { movementOf } from "#shared/odds/movement.rules.ts";
import type { PagedMarket } from "#shared/odds/odds-page.table.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";
import { callOf } from "#web/platform/data/query-client.ts";
import type { History, HistoryName } from "./history-name.ts";

interface HistoryQuery {
  readonly match_id: number;
  readonly company_id: number;
}
type FetchHistory = (call: CallEndpoint, query: HistoryQuery, period: PricePeriod) => Promise<History>;

/** The call of two main markets returns all of them in both periods: switching needs no request. */
const mainHistory =
  (market: "asian_handicap" | "over_under"): FetchHistory =>
  async (call, query, period) => {
    const { data } = await call("/api/v1/football/odds/change/history", query);
    const movement =
      market === "asian_handicap"
        ? movementOf(market, data[period].asian_handicap)
        : movementOf(market, data[period].over_under);
    return { company: data.company, movement };
  };

const fetchers: { readonly [M in PagedMarket]: FetchHistory } = {
  asian_handicap: mainHistory("asian_handicap"),
  over_under: mainHistory("over_under"),
  match_result: async (call, query, period) => {
    const { data } = await call("/api/v1/football/odds/european/history", { ...query, period });
    return { company: data.company, movement: movementOf("match_result", data.history) };
  },
  european_handicap: async (call, query, period) => {
    const { data } = await call("/api/v1/football/odds/eurohadicap/change", { ...query, period });
    return { company: data.company, movement: movementOf("european_handicap", data.history) };
  },
  double_chance: async (call, query, period) => {
    const { data } = await call("/api/v1/football/odds/doublechance/history", { ...query, period });
    return { company: data.company, movement: movementOf("double_chance", data.history) };
  },
  correct_score: async (call, query) => {
    const { data } = await call("/api/v1/football/odds/correct/prematch/history", query);
    return { company: data.company, movement: movementOf("correct_score", data.history) };
  },
  corner_over_under: async (call, query, period) => {
    const path =
      period === "half"
        ? ("/api/v1/football/odds/conner/ht/history" as const)
        : ("/api/v1/football/odds/conner/ft/history" as const);
    const { data } = await call(path, query);
    return { company: data.company, movement: movementOf("corner_over_under", data.history) };
  },
};

/** The history of a key. An unknown company has none; an unknown match fails with `match_not_found`. */
async function fetchHistory(
  call: CallEndpoint,
  { market, period, match_id, company_id }: HistoryName,
): Promise<History> {
  try {
    return await fetchers[market](call, { match_id, company_id }, period);
  } catch (error) {
    if (toAppError(error).code !== "company_not_found") throw error;
    return { company: null, movement: movementOf(market, []) };
  }
}

/** A history; it is refetched when reopened, because pushes are kept only for the shown history. */
export const historyQuery = (name: HistoryName) =>
  queryOptions({
    queryKey: ["odds-history", name.match_id, name.company_id, name.market, name.period],
    queryFn: (context) => fetchHistory(callOf(context), name),
    staleTime: 10_000,
  });
