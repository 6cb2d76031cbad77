import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import { toAppError } from "#shared/errors/app-error.ts";
import type { PricePeriod } from "#shared/odds/market.table.ts";
import { movementOf } from "#shared/odds/movement.rules.ts";
import { callOf } from "#web/platform/data/query-client.ts";
import type { History, HistoryMarket, HistoryName } from "./history-name.ts";

interface Asked {
  readonly match_id: number;
  readonly company_id: number;
}
type Ask = (call: CallEndpoint, asked: Asked, period: PricePeriod) => Promise<History>;

/** The call of two main markets returns all of them in both periods: switching needs no request. */
const mainHistory =
  (market: "asian_handicap" | "over_under"): Ask =>
  async (call, asked, period) => {
    const { data } = await call("/api/v1/football/odds/change/history", asked);
    const movement =
      market === "asian_handicap"
        ? movementOf(market, data[period].asian_handicap)
        : movementOf(market, data[period].over_under);
    return { company: data.company, movement };
  };

const asks: { readonly [M in HistoryMarket]: Ask } = {
  asian_handicap: mainHistory("asian_handicap"),
  over_under: mainHistory("over_under"),
  match_result: async (call, asked, period) => {
    const { data } = await call("/api/v1/football/odds/european/history", { ...asked, period });
    return { company: data.company, movement: movementOf("match_result", data.history) };
  },
  european_handicap: async (call, asked, period) => {
    const { data } = await call("/api/v1/football/odds/eurohadicap/change", { ...asked, period });
    return { company: data.company, movement: movementOf("european_handicap", data.history) };
  },
  double_chance: async (call, asked, period) => {
    const { data } = await call("/api/v1/football/odds/doublechance/history", { ...asked, period });
    return { company: data.company, movement: movementOf("double_chance", data.history) };
  },
  correct_score: async (call, asked) => {
    const { data } = await call("/api/v1/football/odds/correct/prematch/history", asked);
    return { company: data.company, movement: movementOf("correct_score", data.history) };
  },
  corner_over_under: async (call, asked, period) => {
    const path =
      period === "half"
        ? ("/api/v1/football/odds/conner/ht/history" as const)
        : ("/api/v1/football/odds/conner/ft/history" as const);
    const { data } = await call(path, asked);
    return { company: data.company, movement: movementOf("corner_over_under", data.history) };
  },
};

/** The history of a key. An unknown company has none; an unknown match fails with `match_not_found`. */
async function askHistory(
  call: CallEndpoint,
  { market, period, match_id, company_id }: HistoryName,
): Promise<History> {
  try {
    return await asks[market](call, { match_id, company_id }, period);
  } catch (error) {
    if (toAppError(error).code !== "company_not_found") throw error;
    return { company: null, movement: movementOf(market, []) };
  }
}

/** A history; it is refetched when reopened, because pushes are kept only for the shown history. */
export const historyQuery = (name: HistoryName) =>
  queryOptions({
    queryKey: ["odds-history", name.match_id, name.company_id, name.market, name.period],
    queryFn: (context) => askHistory(callOf(context), name),
    staleTime: 10_000,
  });
