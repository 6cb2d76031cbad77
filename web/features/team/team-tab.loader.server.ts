import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { competitionShown, seasonShown } from "#shared/competition/season-shown.rules.ts";
import { type ErrorCode, toAppError } from "#shared/errors/index.ts";
import { type AnyQuery, dehydrateQueries, loadQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { idIn, valueIn } from "#web/platform/navigation/page-path.ts";
import { sideOf } from "./matches/team-match.rules.ts";
import { matchListsAt } from "./matches/team-match-lists.ts";
import { mainSeason, placesOf, seasonsOf } from "./summary/team-season.rules.ts";
import {
  competitionsQuery,
  honorsQuery,
  nearMatches,
  placesQuery,
  recentLineupQuery,
  scorersQuery,
  seasonPlayersQuery,
  squadQuery,
  teamMatchesQuery,
  transfersQuery,
  yearsQuery,
} from "./team.query.ts";
import { type TeamTab, teamTabAt } from "./team-tab.ts";

interface TeamTabData {
  readonly queries: DehydratedState | undefined;
  /** Error of the tab; null if it loaded. */
  readonly failed: ErrorCode | null;
}

/** The data of the current tab. A failure replaces the tab only; header and tabs stay. */
export async function loadTeamTab(
  client: QueryClient,
  id: string,
  search: URLSearchParams,
): Promise<TeamTabData> {
  try {
    const team_id = readId(id, "team_not_found");
    return { queries: await queriesOfTeamTab[teamTabAt(search)](client, team_id, search), failed: null };
  } catch (thrown) {
    return { queries: undefined, failed: toAppError(thrown).code };
  }
}

type LoadTab = (client: QueryClient, team_id: number, search: URLSearchParams) => Promise<DehydratedState>;

/** The queries of each tab. */
export const queriesOfTeamTab = {
  summary: async (client, team_id) => {
    const near = nearMatches(team_id).map(teamMatchesQuery);
    const answers = await Promise.all(near.map((query) => client.query(query)));
    const seasons = seasonsOf(answers.flatMap(({ matches }) => matches));
    const tables = seasons.map(({ season_id }) => placesQuery(team_id, season_id));
    // The page works without tables and scorers.
    const rows = await Promise.all(tables.map((query) => client.query(query))).catch(() => []);
    const main = mainSeason(seasons, placesOf(seasons, rows));
    const scorers = main ? [scorersQuery(team_id, main.season_id)] : [];
    await Promise.all(scorers.map((query) => client.query(query).catch(() => null)));
    return dehydrateQueries(client, [...near, ...tables, ...scorers]);
  },

  teamsche: (client, team_id, search) =>
    loadQueries(client, matchListsAt(team_id, search).lists.map(teamMatchesQuery)),

  lineup: async (client, team_id) => {
    const [recent] = await Promise.all([
      loadRecentLineup(client, team_id).catch(() => []),
      client.query(squadQuery(team_id)),
    ]);
    return dehydrateQueries(client, [squadQuery(team_id), ...recent]);
  },

  playerzh: (client, team_id, search) =>
    loadQueries(client, [transfersQuery(team_id, valueIn(search, "season_year"))]),

  playerdata: async (client, team_id, search) => {
    const { competitions } = await client.query(competitionsQuery(team_id));
    const shown = seasonShown(competitions, idIn(search, "season_id"));
    const players = shown ? [seasonPlayersQuery(team_id, shown.season.id)] : [];
    return loadQueries(client, [competitionsQuery(team_id), ...players]);
  },

  achievements: async (client, team_id, search) => {
    const { competitions } = await client.query(competitionsQuery(team_id));
    const shown = competitionShown(competitions, idIn(search, "comp_id"));
    return loadQueries(
      client,
      [honorsQuery(team_id), competitionsQuery(team_id)],
      shown ? [yearsQuery(team_id, shown.id)] : [],
    );
  },
} as const satisfies Record<TeamTab, LoadTab>;

/** The last match of a team, and its players in it. */
async function loadRecentLineup(client: QueryClient, team_id: number): Promise<readonly AnyQuery[]> {
  const last = teamMatchesQuery({ team_id, kind: "past", limit: 1, page: 1 });
  const [match] = (await client.query(last)).matches;
  if (!match) return [last];
  const lineup = recentLineupQuery(match.id, sideOf(match, team_id));
  await client.query(lineup);
  return [last, lineup];
}
