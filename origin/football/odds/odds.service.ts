import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { MatchId } from "#shared/match/index.ts";
import type { Company, CompanyRef, Market, MoveOf, OddsOf, PricePeriod } from "#shared/odds/index.ts";
import type { AsOf } from "../as-of.ts";
import { noCompany, noMatch } from "../not-found.ts";
import { type Series, toCompany, toHistory, toOdds, toSeries } from "./odds.mapping.ts";
import {
  companyOrFirst,
  type MatchStandingRow,
  matchKnown,
  matchStanding,
  offersOfMatch,
  pricesOfCompany,
  pricesOfMatch,
} from "./odds.queries.ts";
import { nextKnownAt } from "./price-phase.rules.ts";

/** The earliest of some moments; null for none. */
function earliest(moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** The next moment at which one of them has another price; null when none is stored. */
export const nextChangeOf = (series: readonly Series[], nowMs: number): number | null =>
  earliest(series.map(({ quotes }) => nextKnownAt(quotes, nowMs)));

interface MatchFilter<M extends Market> {
  readonly match_id: number;
  readonly markets: readonly M[];
  readonly periods: readonly PricePeriod[];
}

/** Prices of a match by company, hot ones first. Throws `match_not_found`. */
export async function listMatchOdds<M extends Market>(
  db: Database,
  { match_id, markets, periods }: MatchFilter<M>,
  nowMs: number,
): Promise<AsOf<OddsOf<M>[]>> {
  const [[match], rows] = await readAll(
    db,
    bindQuery(matchStanding, nowMs, match_id),
    bindQuery(pricesOfMatch, match_id, JSON.stringify(markets), JSON.stringify(periods)),
  );
  if (!match) throw noMatch(match_id);
  return oddsAsOf(rows.map(toSeries<M>), match, nowMs);
}

/** Expires with the next price, or with the next state change of the match. */
function oddsAsOf<M extends Market>(
  series: readonly Series<M>[],
  match: MatchStandingRow,
  nowMs: number,
): AsOf<OddsOf<M>[]> {
  const data = series.flatMap((one) => toOdds(one, match, nowMs) ?? []);
  const nextChangeAtMs = earliest([
    nextChangeOf(series, nowMs),
    data.length === 0 ? null : match.next_state_at,
  ]);
  return { data, nextChangeAtMs };
}

interface CompanyFilter<M extends Market> extends MatchFilter<M> {
  readonly company_id: number;
}

async function readCompany<M extends Market>(
  db: Database,
  { match_id, company_id, markets, periods }: CompanyFilter<M>,
  nowMs: number,
): Promise<{ match: MatchStandingRow; company: CompanyRef; series: Series<M>[] }> {
  const [[match], [company], rows] = await readAll(
    db,
    bindQuery(matchStanding, nowMs, match_id),
    bindQuery(companyOrFirst, company_id),
    bindQuery(pricesOfCompany, match_id, JSON.stringify(markets), JSON.stringify(periods), company_id),
  );
  if (!match) throw noMatch(match_id);
  if (!company) throw noCompany(company_id);
  const { id, name } = company;
  return { match, company: { id, name }, series: rows.map(toSeries<M>) };
}

/** Prices of a match of one company. Throws `match_not_found` and `company_not_found`. */
export async function listCompanyOdds<M extends Market>(
  db: Database,
  filter: CompanyFilter<M>,
  nowMs: number,
): Promise<AsOf<OddsOf<M>[]>> {
  const { match, series } = await readCompany(db, filter, nowMs);
  return oddsAsOf(series, match, nowMs);
}

/** One company's prices over time, newest first, by market and period. */
interface Histories<M extends Market> {
  readonly match_id: MatchId;
  readonly company: CompanyRef;
  readonly of: <One extends M>(market: One, period: PricePeriod) => MoveOf<One>[];
}

/** Price histories of one company. Throws `match_not_found` and `company_not_found`. */
export async function getHistories<M extends Market>(
  db: Database,
  filter: CompanyFilter<M>,
  nowMs: number,
): Promise<AsOf<Histories<M>>> {
  const { match, company, series } = await readCompany(db, filter, nowMs);
  const of = <One extends M>(market: One, period: PricePeriod): MoveOf<One>[] => {
    const found = series.find((one) => one.market === market && one.period === period);
    return found ? toHistory(found as Series as Series<One>, match, nowMs) : [];
  };
  return { data: { match_id: match.id, company, of }, nextChangeAtMs: nextChangeOf(series, nowMs) };
}

type Offering = Company & { markets: Market[] };

/** Companies with prices of a match, with their markets. Throws `match_not_found`. */
export async function listOffers(
  db: Database,
  match_id: number,
  nowMs: number,
): Promise<AsOf<{ companies: Offering[] }>> {
  const [[match], rows] = await readAll(
    db,
    bindQuery(matchKnown, nowMs, match_id),
    bindQuery(offersOfMatch, match_id),
  );
  if (!match) throw noMatch(match_id);
  const companies = new Map<number, Offering>();
  for (const row of rows.filter(({ known_at }) => known_at <= nowMs)) {
    const company = companies.get(row.id) ?? { ...toCompany(row), markets: [] };
    company.markets.push(row.market);
    companies.set(row.id, company);
  }
  const later = rows.map(({ known_at }) => (known_at > nowMs ? known_at : null));
  return { data: { companies: [...companies.values()] }, nextChangeAtMs: earliest(later) };
}
