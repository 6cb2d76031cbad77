import { queryOptions } from "@tanstack/react-query";
import type { AnswerAt } from "#shared/api/index.ts";
import type { Odds, OddsPage } from "#shared/odds/index.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";
import { callOf } from "#web/platform/data/query-client.ts";

/** Companies that price a match, hot ones first, with their markets. */
export type PricingCompany = AnswerAt<"/api/v1/football/matches/companyodd">["companies"][number];

/** Key of a match's prices on an odds page. */
export interface MatchPricesName {
  readonly match_id: number;
  readonly page: OddsPage;
  readonly period: PricePeriod;
}

/** Every company's prices of a match in an odds page's markets and period. */
export interface MatchPrices {
  readonly companies: readonly PricingCompany[];
  readonly odds: readonly Odds[];
}

/** Every company's prices of an odds page, of one match and period. Fails with `match_not_found`. */
export const matchPricesQuery = ({ match_id, page, period }: MatchPricesName) =>
  queryOptions({
    queryKey: ["match-prices", match_id, page, period],
    queryFn: async (context): Promise<MatchPrices> => {
      const call = callOf(context);
      const [{ data: offers }, { data: prices }] = await Promise.all([
        call("/api/v1/football/matches/companyodd", { match_id }),
        call("/api/v1/football/odds/detail", { match_id, markets: [...ODDS_PAGES[page].markets] }),
      ]);
      return {
        companies: offers.companies,
        odds: prices.odds.filter((row) => row.period === period),
      };
    },
    staleTime: 60_000,
  });
