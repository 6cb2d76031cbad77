import type { QueryClient } from "@tanstack/react-query";
import type { Odds } from "#shared/odds/index.ts";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { MAIN_MARKETS } from "#shared/odds/price.table.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { readCompanyId, readPeriod } from "../odds-page-search.ts";
import { type DayOddsName, type DayOddsPage, dayOddsQuery, type PriceMove } from "./day-odds.query.ts";

const MOVES_SHOWN = 8;

type Companies = DayOddsPage["companies"];

/** The choices in a query string. */
export function readDayOddsName(
  page: OddsPage,
  { date, tz }: Pick<DayOddsName, "date" | "tz">,
  search: URLSearchParams,
): DayOddsName {
  return { page, date, tz, period: readPeriod(page, search), company_id: readCompanyId(search) };
}

/** The companies of a match, hot ones first: on a day of many matches the important ones are among them. */
async function companiesOf(
  { call }: RequestFacts,
  page: OddsPage,
  odds: readonly Odds[],
): Promise<Companies> {
  const match_id = odds[Math.floor(odds.length / 2)]?.match_id;
  if (match_id === undefined) return [];
  const { data } = await call("/api/v1/football/matches/companyodd", { match_id });
  const markets: readonly string[] = ODDS_PAGES[page].markets;
  return data.companies
    .filter((company) => company.markets.some((market) => markets.includes(market)))
    .map(({ id, name }) => ({ id, name }));
}

/** Moves of the page's market if it has moves, else of the main markets. */
async function movesOf({ call }: RequestFacts, page: OddsPage): Promise<readonly PriceMove[]> {
  const own = MAIN_MARKETS.filter((market) => page === market);
  const markets = own.length > 0 ? own : [...MAIN_MARKETS];
  const { data } = await call("/api/v1/football/odds/variable", { markets, limit: MOVES_SHOWN });
  return data.moves;
}

/** Fetches the prices of a day's matches and the side panels. Throws without betting, and `company_not_found`. */
export async function loadDayOdds(
  facts: RequestFacts,
  client: QueryClient,
  name: DayOddsName,
): Promise<DayOddsPage> {
  refuseHiddenBetting(facts);
  const [odds, moves] = await Promise.all([
    client.query(dayOddsQuery(name)),
    movesOf(facts, name.page).catch(() => null),
  ]);
  const companies = await companiesOf(facts, name.page, odds).catch(() => []);
  return { ...name, moves, companies };
}
