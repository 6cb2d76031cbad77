import type { Odds, OddsOf } from "#shared/odds/index.ts";
import type { MainMarket } from "#shared/odds/price.table.ts";

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
    return {
      company,
      markets: {
        asian_handicap: own.find((row) => row.market === "asian_handicap") ?? null,
        over_under: own.find((row) => row.market === "over_under") ?? null,
        match_result: own.find((row) => row.market === "match_result") ?? null,
      },
    };
  });
}
