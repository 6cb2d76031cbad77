import type { AnswerAt } from "#shared/api/index.ts";
import type { Odds, OddsPage } from "#shared/odds/index.ts";
import type { PricePeriod } from "#shared/odds/market.table.ts";
import type { KeyOf } from "#web/platform/query-host.ts";

/** Companies that price a match, hot ones first, with what they offer. */
export type PricingCompany = AnswerAt<"/api/v1/football/matches/companyodd">["companies"][number];

/** Every company's prices of an odds page's markets and period, of one match. */
export interface MatchPrices {
  readonly page: OddsPage;
  readonly period: PricePeriod;
  readonly companies: readonly PricingCompany[];
  readonly odds: readonly Odds[];
}

export const matchPricesKey = (matchId: number, page: OddsPage, period: PricePeriod) =>
  ["match-prices", matchId, page, period] as unknown as KeyOf<MatchPrices>;
