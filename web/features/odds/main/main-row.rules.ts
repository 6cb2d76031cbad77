import type { Odds, OddsOf } from "#shared/odds/index.ts";
import { MAIN_MARKETS, type MainMarket } from "#shared/odds/market.table.ts";

/** A company's rows of the three main markets; null for one it does not price. */
export interface MainRow {
  readonly company: Odds["company"];
  readonly markets: { readonly [M in MainMarket]: OddsOf<M> | null };
}

/** Rows grouped by company, in company order. */
export function mainRowsOf(rows: readonly Odds[]): readonly MainRow[] {
  const companies = new Map(rows.map(({ company }) => [company.id, company] as const));
  return [...companies.values()].map((company) => {
    const own = rows.filter((row) => row.company.id === company.id);
    const find = (market: MainMarket) => own.find((row) => row.market === market) ?? null;
    const markets = Object.fromEntries(MAIN_MARKETS.map((market) => [market, find(market)]));
    return { company, markets: markets as MainRow["markets"] };
  });
}
