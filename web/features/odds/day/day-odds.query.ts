import { queryOptions } from "@tanstack/react-query";
import type { AnswerAt } from "#shared/api/index.ts";
import type { Company, Odds } from "#shared/odds/index.ts";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { PHASES, type PricePeriod } from "#shared/odds/price.table.ts";
import { callOf } from "#web/platform/data/query-client.ts";
import { fetchOddsOfDay } from "../odds-of-day.ts";
import { likeliestScores } from "./likeliest-scores.ts";

export type PriceMove = AnswerAt<"/api/v1/football/odds/variable">["moves"][number];

/** Key of a list of a day's prices. */
export interface DayOddsName {
  readonly page: OddsPage;
  readonly period: PricePeriod;
  /** Null for each match's first company. */
  readonly company_id: number | null;
  /** `YYYY-MM-DD` in the time zone `tz`. */
  readonly date: string;
  readonly tz: string;
}

/** Data of a day's odds page beside its matches and prices. */
export interface DayOddsPage extends DayOddsName {
  /** Companies to choose from. */
  readonly companies: readonly Pick<Company, "id" | "name">[];
  /** Before kick-off, then in play, each the largest first; null if unavailable. */
  readonly moves: readonly PriceMove[] | null;
}

/** The list shows three correct scores; a company prices thirty. */
function slim(odds: Odds): Odds {
  if (odds.market !== "correct_score") return odds;
  const phases = PHASES.map((phase) => {
    const quote = odds[phase];
    return [phase, quote && { ...quote, scores: likeliestScores(quote), other: null }];
  });
  return { ...odds, ...Object.fromEntries(phases) };
}

/** Prices of a day's matches. Fails with `company_not_found`. */
export const dayOddsQuery = ({ page, period, company_id, date, tz }: DayOddsName) =>
  queryOptions({
    queryKey: ["day-odds", page, period, company_id, date, tz],
    queryFn: async (context): Promise<readonly Odds[]> => {
      const oddsQuery = { date, tz, company_id, period, markets: ODDS_PAGES[page].markets };
      return (await fetchOddsOfDay(callOf(context), oddsQuery)).odds.map(slim);
    },
    staleTime: 60_000,
  });
