import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { Odds } from "#shared/odds/index.ts";
import { PHASES } from "#shared/odds/market.table.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { askOddsOfDay } from "../odds-of-day.ts";
import { type DayOdds, type DayOddsName, dayOddsKey } from "./day-odds.keys.ts";
import { likeliestScores } from "./likeliest-scores.ts";

/** Of correct scores the list shows three; a company names thirty. */
function slim(odds: Odds): Odds {
  if (odds.market !== "correct_score") return odds;
  const phases = PHASES.map((phase) => {
    const quote = odds[phase];
    return [phase, quote && { ...quote, scores: likeliestScores(quote), other: null }];
  });
  return { ...odds, ...Object.fromEntries(phases) };
}

/** Prices of a day's matches. Fails with `company_not_found`. */
export const dayOddsQuery = (call: CallEndpoint, name: DayOddsName) =>
  queryOptions({
    queryKey: dayOddsKey(name),
    queryFn: async (): Promise<DayOdds> => {
      const { odds } = await askOddsOfDay(call, { ...name, markets: ODDS_PAGES[name.page].markets });
      return { odds: odds.map(slim) };
    },
  });
