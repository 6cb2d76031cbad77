import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { OddsPage } from "#shared/odds/index.ts";
import type { PricePeriod } from "#shared/odds/market.table.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { type MatchPrices, matchPricesKey } from "./odds-page.keys.ts";

/** Every company's prices of an odds page, of one match and period. Fails with `match_not_found`. */
export const matchPricesQuery = (call: CallEndpoint, matchId: number, page: OddsPage, period: PricePeriod) =>
  queryOptions({
    queryKey: matchPricesKey(matchId, page, period),
    queryFn: async (): Promise<MatchPrices> => {
      const match = { match_id: matchId };
      const [{ data: offers }, { data: prices }] = await Promise.all([
        call("/api/v1/football/matches/companyodd", match),
        call("/api/v1/football/odds/detail", { ...match, markets: [...ODDS_PAGES[page].markets] }),
      ]);
      const odds = prices.odds.filter((row) => row.period === period);
      return { page, period, companies: offers.companies, odds };
    },
  });
