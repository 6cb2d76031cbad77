import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { MatchId } from "#shared/match/index.ts";
import type { COMPANY_KINDS, CompanyId, Market, PricePeriod } from "#shared/odds/index.ts";
import { matches } from "./match.table.ts";

export const companies = sqliteTable(
  "companies",
  {
    id: integer().$type<CompanyId>().primaryKey(),
    name: text().notNull(),
    kind: text().$type<(typeof COMPANY_KINDS)[number]>().notNull(),
    /** 1 for the companies shown first. */
    hot: integer().notNull(),
    /** Rank among companies of the same heat, from 1. */
    position: integer().notNull(),
  },
  (table) => [index("companies_by_heat").on(table.hot, table.position)],
);

/**
 * All prices of a company in one market of a match, in one row: prices are always read as a series, and D1 bills rows
 * (docs/decisions/007). `quotes` is a JSON list of quotes in the order they became known; format:
 * origin/football/odds/price-series.ts.
 */
export const price_series = sqliteTable(
  "price_series",
  {
    match_id: integer()
      .$type<MatchId>()
      .notNull()
      .references(() => matches.id),
    market: text().$type<Market>().notNull(),
    period: text().$type<PricePeriod>().notNull(),
    company_id: integer()
      .$type<CompanyId>()
      .notNull()
      .references(() => companies.id),
    quotes: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.match_id, table.market, table.period, table.company_id] })],
);
