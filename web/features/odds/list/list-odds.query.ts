import { queryOptions } from "@tanstack/react-query";
import type { MainOdds, Odds } from "#shared/odds/index.ts";
import { MAIN_MARKETS } from "#shared/odds/price.table.ts";
import { latestPhase } from "#shared/odds/price-state.rules.ts";
import { callOptions } from "#web/platform/data/call-options.ts";
import { callOf } from "#web/platform/data/query-client.ts";
import { fetchOddsOfDay } from "../odds-of-day.ts";

/** A day, `YYYY-MM-DD`, in a time zone. */
export interface PricedDay {
  readonly date: string;
  readonly tz: string;
}

/** Main prices of a day's matches for the whole match. */
export interface ListOdds {
  /** Null for each match's first company with prices. */
  readonly company_name: string | null;
  /** Each row has only its current phase; the others are null. */
  readonly odds: readonly MainOdds[];
}

/** True if a list shows a row of prices. */
export const isListed = (odds: Odds): odds is MainOdds =>
  odds.period === "full" && MAIN_MARKETS.some((market) => market === odds.market);

/** A row with its current phase only: in play, else the last before it, else the first. */
function latestOf(row: MainOdds): MainOdds {
  const phase = latestPhase(row);
  return { ...row, initial: null, instant: null, inplay: null, ...(phase ? { [phase]: row[phase] } : {}) };
}

/** Prices of a day's list: of one company, or (null) of each match's first company. Fails with `company_not_found`. */
export const listOddsQuery = ({ date, tz }: PricedDay, company_id: number | null) =>
  queryOptions({
    queryKey: ["list-odds", date, tz, company_id],
    queryFn: async (context): Promise<ListOdds> => {
      const oddsQuery = { date, tz, company_id, markets: MAIN_MARKETS, period: "full" } as const;
      const { company_name, odds } = await fetchOddsOfDay(callOf(context), oddsQuery);
      return { company_name, odds: odds.filter(isListed).map(latestOf) };
    },
    staleTime: 60_000,
  });

/** Companies that price a match: on a day of many matches the hot ones are among them. */
export const companiesQuery = (match_id: number) =>
  callOptions("/api/v1/football/matches/companyodd", { match_id }, "odds");
