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

/** What the address of the page asks for, and what is shown for it. */
export interface StandingsPage {
  /** What was looked for; empty for nothing. */
  readonly sought: string;
  /** Whose table is shown; null where nothing was found. */
  readonly league: ListedLeague | null;
  /** The page shows a league of its own choice, none was asked for. */
  readonly isPlain: boolean;
}

/** How many of the hottest leagues are asked for a table until one has some: cups of one season have none. */
const TRIED = 6;

/** The tables of a league: the one asked for, else the first of those listed that has some. */
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
      : askedFor(competitions, id);
  const queries = [leaguesQuery(sought, locale), ...(league?.season ? [tablesQuery(league.season.id)] : [])];
  return { page: { sought, league, isPlain }, queries: await loadQueries(client, queries) };
}

function askedFor(all: readonly ListedLeague[], id: number): ListedLeague {
  const league = all.find(({ competition }) => competition.id === id);
  if (!league) throw new AppError("league_not_found", { detail: `no competition ${id}` });
  return league;
}

/** The hottest leagues before the cups: most readers who ask for no table in particular mean one of a league. */
export async function leaguesFirst(
  client: QueryClient,
  listed: readonly ListedLeague[],
): Promise<ListedLeague[]> {
  // It tells the order alone: any table is better than none.
  const hottest = await client.query(hottestQuery()).catch(() => null);
  const ids = new Set(hottest?.competitions.flatMap(({ id, kind }) => (kind === "league" ? [id] : [])));
  return listed.toSorted((a, b) => Number(ids.has(b.competition.id)) - Number(ids.has(a.competition.id)));
}

/** One after the other: nearly always the first has a table, and none is asked for in vain. */
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
