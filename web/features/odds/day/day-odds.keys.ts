import type { AnswerAt } from "#shared/api/index.ts";
import type { Company, Odds } from "#shared/odds/index.ts";
import type { PricePeriod } from "#shared/odds/market.table.ts";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import type { KeyOf } from "#web/platform/query-host.ts";

/** Prices of a day's matches for an odds page. */
export interface DayOdds {
  readonly odds: readonly Odds[];
}

export type PriceMove = AnswerAt<"/api/v1/football/odds/variable">["moves"][number];

/** What names a list of a day's prices. */
export interface DayOddsName {
  readonly page: OddsPage;
  readonly period: PricePeriod;
  /** Null for the company placed first of each match. */
  readonly company_id: number | null;
  /** `YYYY-MM-DD` in the shown zone. */
  readonly date: string;
}

/** What an odds page of a day shows beside its matches. */
export interface DayOddsPage extends DayOddsName {
  readonly prices: DayOdds;
  /** Companies to choose from. */
  readonly companies: readonly Pick<Company, "id" | "name">[];
  /** Largest first; null when they could not be had. */
  readonly moves: readonly PriceMove[] | null;
}

export const dayOddsKey = ({ page, period, company_id, date }: DayOddsName) =>
  ["day-odds", page, period, company_id, date] as unknown as KeyOf<DayOdds>;
