import type { Market } from "./market.table.ts";
import type { PricePeriod } from "./price.table.ts";

/** Key of a row of prices: there is one per match, company, market and period. */
interface NamedOdds {
  readonly match_id: number;
  readonly company_id: number;
  readonly market: Market;
  readonly period: PricePeriod;
}

/** The key under which rooms and pages keep a row, made of its name. */
export const oddsNameKey = ({ match_id, company_id, market, period }: NamedOdds): string =>
  `${match_id}.${company_id}.${market}.${period}`;

/** The key of a row in responses, which name the company beside its id. */
export const oddsKey = ({
  match_id,
  company,
  market,
  period,
}: Omit<NamedOdds, "company_id"> & { readonly company: { readonly id: number } }): string =>
  oddsNameKey({ match_id, company_id: company.id, market, period });
