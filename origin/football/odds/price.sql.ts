import { sqlWords } from "#origin/db/sql-words.ts";
import { MAIN_MARKETS, MARKETS, PRICE_PERIODS } from "#shared/odds/index.ts";

/** SQL fragments of price queries. `p` is the series and `c` its company. */

/** The main markets, and all periods. */
export const MAIN = sqlWords(MAIN_MARKETS);
export const PERIODS = sqlWords(PRICE_PERIODS);

/** Columns of a SeriesRow. */
export const SERIES = "p.match_id, p.market, p.period, p.company_id, c.name AS company_name, p.quotes";

/** Markets in display order. */
export const MARKET_PLACE = `CASE p.market ${MARKETS.map((market, place) => `WHEN '${market}' THEN ${place}`).join(" ")} END`;

/** Hot companies before others, each by rank; prices of one company by market. */
export const BY_COMPANY = `c.hot DESC, c.position, c.id, ${MARKET_PLACE}, p.period`;

/** The id of the best-ranked company for which `which` holds (there `c` is the company), hot ones before others. */
export const firstCompany = (which: string): string => {
  const ofHeat = (hot: 0 | 1) => `(SELECT c.id FROM companies c INDEXED BY companies_by_heat
    WHERE c.hot = ${hot} AND ${which} ORDER BY c.position, c.id LIMIT 1)`;
  return `coalesce(${ofHeat(1)}, ${ofHeat(0)})`;
};

/** When the first price of a series became known (index 0 of its first quote, see price-series.ts). */
export const firstKnownAt = (series: string): string => `(${series}.quotes ->> '$[0][0]')`;
