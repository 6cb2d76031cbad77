import type { AnswerAt, CallEndpoint } from "#shared/api/index.ts";
import type { MainOdds, Odds } from "#shared/odds/index.ts";
import { MAIN_MARKETS } from "#shared/odds/market.table.ts";
import { shownZone } from "#web/platform/format.ts";
import type { ListOdds } from "./list-odds.keys.ts";

/** The call's largest page, in matches. */
const PAGE = 500;
/** A day has had fewer matches than this. */
const MAX_PAGES = 3;

type MainAnswer = AnswerAt<"/api/v1/football/odds/main">;

const isMain = (odds: Odds): odds is MainOdds => MAIN_MARKETS.some((market) => market === odds.market);

/** Main prices of a day's matches for the whole match, of one company or of each match's first. */
export async function askListOdds(
  call: CallEndpoint,
  date: string,
  companyId: number | null,
): Promise<{ company_name: string | null; odds: MainOdds[] }> {
  const query = { date, tz: shownZone(), limit: PAGE };
  const ask = (page: number) =>
    companyId === null
      ? call("/api/v1/football/odds/mainall", { ...query, page })
      : call("/api/v1/football/odds/main", { ...query, page, company_id: companyId });
  const first = await ask(1);
  const pages = Math.min(MAX_PAGES, Math.ceil((first.page?.total ?? 0) / PAGE));
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => ask(at + 2)));
  const odds = [first, ...rest].flatMap(({ data }) => data.odds.filter(isMain));
  const { company = null } = first.data as Partial<MainAnswer>;
  return { company_name: company?.name ?? null, odds: odds.filter(({ period }) => period === "full") };
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
