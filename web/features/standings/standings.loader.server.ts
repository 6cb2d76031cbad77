import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { AppError } from "#shared/errors/app-error.ts";
import type { Locale } from "#shared/url/index.ts";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { idIn, valueIn } from "#web/platform/navigation/page-path.ts";
import {
  competitionsQuery,
  hottestQuery,
  type ListedLeague,
  leaguesFound,
  leaguesQuery,
} from "./standings.query.ts";

/** The page's choices in the URL, and the data shown for them. */
export interface StandingsPage {
  /** Search text; empty for none. */
  readonly sought: string;
  /** The league of the shown table; null if none was found. */
  readonly league: ListedLeague | null;
  /** The page chose the league by default. */
  readonly isPlain: boolean;
}

/** How many of the hottest leagues are tried until one has tables: single-season cups have none. */
const TRIED = 6;

/** The tables of a league: the requested one, else the first listed one that has some. */
export async function loadStandingsPage(
  client: QueryClient,
  locale: Locale,
  search: URLSearchParams,
): Promise<{ readonly page: StandingsPage; readonly queries: DehydratedState }> {
  const sought = valueIn(search, "q")?.trim() ?? "";
  const id = idIn(search, "comp_id");
  const isPlain = id === null && sought === "";
  const { competitions } = await client.query(competitionsQuery());
  const league =
    id === null
      ? await firstWithTables(
          client,
          isPlain ? await leaguesFirst(client, competitions) : leaguesFound(competitions, sought, locale),
        )
      : requestedLeague(competitions, id);
  const queries = [leaguesQuery(sought, locale), ...(league?.season ? [tablesQuery(league.season.id)] : [])];
  return { page: { sought, league, isPlain }, queries: await loadQueries(client, queries) };
}

function requestedLeague(all: readonly ListedLeague[], id: number): ListedLeague {
  const league = all.find(({ competition }) => competition.id === id);
  if (!league) throw new AppError("league_not_found", { detail: `no competition ${id}` });
  return league;
}

/** The hottest leagues before the cups: most readers without a request mean a league. */
export async function leaguesFirst(
  client: QueryClient,
  listed: readonly ListedLeague[],
): Promise<ListedLeague[]> {
  // It only affects the order: any table is better than none.
  const hottest = await client.query(hottestQuery()).catch(() => null);
  const ids = new Set(hottest?.competitions.flatMap(({ id, kind }) => (kind === "league" ? [id] : [])));
  return listed.toSorted((a, b) => Number(ids.has(b.competition.id)) - Number(ids.has(a.competition.id)));
}

/** Sequentially: the first nearly always has a table, and no request is wasted. */
export async function firstWithTables(
  client: QueryClient,
  leagues: readonly ListedLeague[],
): Promise<ListedLeague | null> {
  for (const league of leagues.slice(0, TRIED)) {
    const { tables } = league.season ? await client.query(tablesQuery(league.season.id)) : { tables: [] };
    if (tables.length > 0) return league;
  }
  return leagues[0] ?? null;
}
