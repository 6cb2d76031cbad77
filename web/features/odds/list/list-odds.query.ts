import type { CallEndpoint } from "#shared/api/index.ts";
import type { MainOdds, Odds } from "#shared/odds/index.ts";
import { MAIN_MARKETS } from "#shared/odds/market.table.ts";
import { askOddsOfDay } from "../odds-of-day.ts";
import type { ListOdds } from "./list-odds.keys.ts";

const isMain = (odds: Odds): odds is MainOdds => MAIN_MARKETS.some((market) => market === odds.market);

/** Main prices of a day's matches for the whole match, of one company or of each match's first. */
export async function askListOdds(
  call: CallEndpoint,
  date: string,
  companyId: number | null,
): Promise<{ company_name: string | null; odds: MainOdds[] }> {
  const asked = { date, company_id: companyId, markets: MAIN_MARKETS, period: "full" } as const;
  const { company_name, odds } = await askOddsOfDay(call, asked);
  return { company_name, odds: odds.filter(isMain) };
}

/** The same by match, as the list reads it. */
export async function fetchListOdds(
  call: CallEndpoint,
  date: string,
  companyId: number | null,
): Promise<ListOdds> {
  const { company_name, odds } = await askListOdds(call, date, companyId);
  return { company_name, matches: byMatch(odds) };
}

/** Rows in the order in which they came. */
export function byMatch(odds: readonly MainOdds[]): Map<number, MainOdds[]> {
  const matches = new Map<number, MainOdds[]>();
  for (const row of odds) {
    const known = matches.get(row.match_id);
    if (known) known.push(row);
    else matches.set(row.match_id, [row]);
  }
  return matches;
}
