import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import {
  type Company,
  MAIN_MARKETS,
  type MainMarket,
  type MainOdds,
  type Market,
  type Odds,
  type OddsOf,
} from "#shared/odds/index.ts";
import { DEFAULT_TZ, dateOf, dayBounds } from "#shared/time/index.ts";
import type { AsOf } from "../as-of.ts";
import { noCompany, noSeason } from "../not-found.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import { seasonById } from "../season/season.queries.ts";
import { toCompany, toOdds, toSeries } from "./odds.mapping.ts";
import {
  bestOfDay,
  bestPricedOfDay,
  type CompanyRow,
  companyOrFirst,
  mainOfSeason,
  pricedOfDay,
  pricedOfSeason,
  pricesOfDay,
  type StandingSeriesRow,
} from "./odds.queries.ts";
import { nextChangeOf } from "./odds.service.ts";

/** Lists of prices. They are paged by matches that have prices. */

type DayQuery = QueryOf<(typeof endpoints)["oddsMain"]>;
type SeasonQuery = QueryOf<(typeof endpoints)["oddsSeasonMain"]>;
type CompanyPage<Row> = Paged<{ company: Company | null; odds: Row[] }>;

const toOddsList = <M extends Market>(rows: readonly StandingSeriesRow[], nowMs: number): OddsOf<M>[] =>
  rows.flatMap((row) => toOdds(toSeries<M>(row), row, nowMs) ?? []);

/** Parameters of the queries of a day: its bounds (today by default), competition and markets. */
function dayFilter({ date, tz, comp_id, markets }: Omit<DayQuery, "company_id">, nowMs: number) {
  const { from, to } = dayBounds(date ?? dateOf(Math.floor(nowMs / 1000), tz), tz);
  return [nowMs, from, to, comp_id ?? null, JSON.stringify(markets ?? MAIN_MARKETS)] as const;
}

/** A requested company must exist; without one there may be none at all. */
function companyOf(row: CompanyRow | undefined, companyId: number | undefined): Company | null {
  if (!row && companyId !== undefined) throw noCompany(companyId);
  return row ? toCompany(row) : null;
}

/** Prices of a day's matches of one company, by default the best-ranked. Throws `company_not_found`. */
export async function listDayOdds(db: Database, query: DayQuery, nowMs: number): Promise<CompanyPage<Odds>> {
  const company_id = query.company_id ?? null;
  const day = dayFilter(query, nowMs);
  const [[company], rows, [count]] = await readAll(
    db,
    bindQuery(companyOrFirst, company_id),
    bindQuery(pricesOfDay, ...day, company_id, query.limit, offsetOf(query)),
    bindQuery(pricedOfDay, ...day, company_id),
  );
  const data = { company: companyOf(company, query.company_id), odds: toOddsList<Market>(rows, nowMs) };
  return { data, page: pageInfo(query, count) };
}

/** Prices of a day's matches, each of the best-ranked company with prices in the requested markets. */
export async function listBestOdds(
  db: Database,
  query: QueryOf<(typeof endpoints)["oddsMainall"]>,
  nowMs: number,
): Promise<Paged<{ odds: Odds[] }>> {
  const day = dayFilter(query, nowMs);
  const [rows, [count]] = await readAll(
    db,
    bindQuery(bestOfDay, ...day, query.limit, offsetOf(query)),
    bindQuery(bestPricedOfDay, ...day),
  );
  return { data: { odds: toOddsList<Market>(rows, nowMs) }, page: pageInfo(query, count) };
}

/** Maximum number of a day's matches whose prices rooms broadcast. */
const FOLLOWED_MATCHES = 500;

/**
 * Main full-time prices of today's matches, of one company or of the best-ranked one that has any, with the moment of
 * the next price. Public lists omit that moment, because it would expire their pages with every price of the day.
 * Throws `company_not_found`; rooms rarely request a company that a visitor made up.
 */
export async function listOddsOfToday(
  db: Database,
  company_id: number | undefined,
  nowMs: number,
): Promise<AsOf<Odds[]>> {
  const day = dayFilter({ tz: DEFAULT_TZ, limit: FOLLOWED_MATCHES, page: 1 }, nowMs);
  const read =
    company_id === undefined
      ? bindQuery(bestOfDay, ...day, FOLLOWED_MATCHES, 0)
      : bindQuery(pricesOfDay, ...day, company_id, FOLLOWED_MATCHES, 0);
  const [[company], rows] = await readAll(db, bindQuery(companyOrFirst, company_id ?? null), read);
  companyOf(company, company_id);
  const full = rows.filter(({ period }) => period === "full");
  return {
    data: toOddsList<Market>(full, nowMs),
    nextChangeAtMs: nextChangeOf(full.map(toSeries<Market>), nowMs),
  };
}

/**
 * One company's main prices of a season's matches, paged by matches with prices. Throws `season_not_found` and
 * `company_not_found`.
 */
export async function listSeasonOdds(
  db: Database,
  query: SeasonQuery,
  nowMs: number,
): Promise<CompanyPage<MainOdds>> {
  const { season_id, limit } = query;
  const company_id = query.company_id ?? null;
  const [[season], [company], rows, [count]] = await readAll(
    db,
    bindQuery(seasonById, season_id),
    bindQuery(companyOrFirst, company_id),
    bindQuery(mainOfSeason, nowMs, season_id, company_id, limit, offsetOf(query)),
    bindQuery(pricedOfSeason, nowMs, season_id, company_id),
  );
  if (!season) throw noSeason(season_id);
  const data = { company: companyOf(company, query.company_id), odds: toOddsList<MainMarket>(rows, nowMs) };
  return { data, page: pageInfo(query, count) };
}
