import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { redirect } from "react-router";
import { seasonShown } from "#shared/competition/season-shown.rules.ts";
import { type ErrorCode, toAppError } from "#shared/errors/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { type AnyQuery, dehydrateQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { idIn, pageIn } from "#web/platform/navigation/page-path.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { leadToTeam } from "../team-of-tab.server.ts";
import {
  appearancesQuery,
  competitionsQuery,
  playerHonorsQuery,
  playerQuery,
  seasonQuery,
  transfersQuery,
} from "./player.query.ts";
import { playerTabAt } from "./player-tab.ts";

interface PlayerPageData {
  readonly player_id: number;
  readonly queries: DehydratedState;
  /** Error of the tab; null if it loaded. */
  readonly failed: ErrorCode | null;
}

interface PlayerPageRequest {
  readonly facts: RequestFacts;
  readonly client: QueryClient;
  readonly id: string;
  readonly search: URLSearchParams;
}

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`;

/** A player and the current tab. Fails with `player_not_found`; a failed tab is an answer. */
export async function loadPlayerPage({
  facts,
  client,
  id,
  search,
}: PlayerPageRequest): Promise<PlayerPageData> {
  const player_id = readId(id, "player_not_found");
  const [tab, { player }] = await Promise.all([
    loadTab(client, player_id, search).catch((thrown: unknown) => toAppError(thrown).code),
    client.query(playerQuery(player_id)),
  ]);
  // A player merged into another is answered as that one.
  if (player.id !== player_id)
    throw redirect(withQuery(pathOf("player", facts.locale, { id: player.id }), search), 301);
  await leadToTeam(facts, "player", search, player);
  const [failed, body] = typeof tab === "string" ? [tab, []] : [null, tab];
  return { player_id, failed, queries: dehydrateQueries(client, [playerQuery(player_id), ...body]) };
}

/** Fetches a tab's data. */
async function loadTab(
  client: QueryClient,
  player_id: number,
  search: URLSearchParams,
): Promise<readonly AnyQuery[]> {
  const load = async (query: AnyQuery) => {
    await client.query(query);
    return [query];
  };
  switch (playerTabAt(search)) {
    case "summary": {
      const [matches, season] = await Promise.all([
        load(appearancesQuery(player_id, pageIn(search))),
        // Beside the matches; the page works without it.
        loadSeason(client, player_id, null).catch(() => []),
      ]);
      return [...matches, ...season];
    }
    case "playerdata":
      return loadSeason(client, player_id, idIn(search, "season_id"));
    case "playerzh":
      return load(transfersQuery(player_id));
    case "achievements":
      return load(playerHonorsQuery(player_id));
  }
}

async function loadSeason(
  client: QueryClient,
  player_id: number,
  wanted: number | null,
): Promise<readonly AnyQuery[]> {
  const { competitions } = await client.query(competitionsQuery(player_id));
  const shown = seasonShown(competitions, wanted);
  if (shown === null) return [competitionsQuery(player_id)];
  await client.query(seasonQuery(player_id, shown.season.id));
  return [competitionsQuery(player_id), seasonQuery(player_id, shown.season.id)];
}
