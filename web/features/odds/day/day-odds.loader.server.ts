import type { QueryClient } from "@tanstack/react-query";
import { hasBegun, LIVE_STATUSES } from "#shared/match/match-status.ts";
import type { Odds } from "#shared/odds/index.ts";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { MAIN_MARKETS } from "#shared/odds/price.table.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { readCompanyId, readPeriod } from "../odds-page-search.ts";
import { type DayOddsName, type DayOddsPage, dayOddsQuery, type PriceMove } from "./day-odds.query.ts";

const MOVES_SHOWN = 8;
/** Of them at least so many in play where there are any: on an evening every place would go to matches to come. */
const LIVE_MOVES_SHOWN = 3;

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

/** Moves of the page's market if it has moves, else of the main markets: before kick-off, then in play. */
async function movesOf({ call }: RequestFacts, page: OddsPage): Promise<readonly PriceMove[]> {
  const own = MAIN_MARKETS.filter((market) => page === market);
  const markets = own.length > 0 ? own : [...MAIN_MARKETS];
  const listMoves = async (status?: typeof LIVE_STATUSES) => {
    const query = { markets, limit: MOVES_SHOWN, ...(status ? { status } : {}) };
    return (await call("/api/v1/football/odds/variable", query)).data.moves;
  };
  const all = await listMoves();
  const liveOfAll = all.filter(({ match }) => hasBegun(match.status));
  // The largest moves hold enough of those in play, or all moves there are: only else are more fetched.
  const isEnough = all.length < MOVES_SHOWN || liveOfAll.length >= LIVE_MOVES_SHOWN;
  const live = isEnough ? liveOfAll : await listMoves(LIVE_STATUSES);
  const ahead = all
    .filter(({ match }) => !hasBegun(match.status))
    .slice(0, MOVES_SHOWN - Math.min(live.length, LIVE_MOVES_SHOWN));
  return [...ahead, ...live.slice(0, MOVES_SHOWN - ahead.length)];
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
