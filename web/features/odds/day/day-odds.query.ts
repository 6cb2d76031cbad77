import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { Odds } from "#shared/odds/index.ts";
import { PHASES } from "#shared/odds/market.table.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { shownZone } from "#web/platform/format.ts";
import { type DayOdds, type DayOddsName, dayOddsKey } from "./day-odds.keys.ts";
import { likeliestScores } from "./likeliest-scores.ts";

/** The call's largest page, in matches. */
const PAGE = 500;
/** A day has had fewer matches than this. */
const MAX_PAGES = 3;

/** Of correct scores the list shows three; a company names thirty. */
function slim(odds: Odds): Odds {
  if (odds.market !== "correct_score") return odds;
  const phases = PHASES.map((phase) => {
    const quote = odds[phase];
    return [phase, quote && { ...quote, scores: likeliestScores(quote), other: null }];
  });
  return { ...odds, ...Object.fromEntries(phases) };
}

async function askDayOdds(call: CallEndpoint, name: DayOddsName): Promise<Odds[]> {
  const { date, company_id, page, period } = name;
  const query = { date, tz: shownZone(), limit: PAGE, markets: [...ODDS_PAGES[page].markets] };
  const ask = (at: number) =>
    company_id === null
      ? call("/api/v1/football/odds/mainall", { ...query, page: at })
      : call("/api/v1/football/odds/main", { ...query, page: at, company_id });
  const first = await ask(1);
  const pages = Math.min(MAX_PAGES, Math.ceil((first.page?.total ?? 0) / PAGE));
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => ask(at + 2)));
  const odds = [first, ...rest].flatMap(({ data }) => data.odds);
  return odds.filter((row) => row.period === period).map(slim);
}

/** Prices of a day's matches. Fails with `company_not_found`. */
export const dayOddsQuery = (call: CallEndpoint, name: DayOddsName) =>
  queryOptions({
    queryKey: dayOddsKey(name),
    queryFn: async (): Promise<DayOdds> => ({ odds: await askDayOdds(call, name) }),
  });
