import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import type { Match } from "#shared/match/index.ts";
import type { Player } from "#shared/player/index.ts";
import type { ProfileTab } from "#web/features/match/match-tab.ts";
import { lineupQueries } from "#web/features/match-page/lineup/lineup-tab.loader.server.ts";
import { coachHonorsQuery, coachQuery } from "#web/features/people/coach/coach.query.ts";
import { squadQuery, teamQuery } from "#web/features/team/team.query.ts";
import { queriesOfTeamTab } from "#web/features/team/team-tab.loader.server.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { lineupQuery } from "#web/platform/data/match.query.ts";
import { type Missing, missingFor } from "#web/platform/data/side-call.ts";

/** The same data of both teams of a match; one of them may be missing. */
export interface Sides<Data> {
  readonly home: Data | Missing;
  readonly away: Data | Missing;
}

/** A team whose data for a tab has been fetched. */
interface LoadedTeam {
  readonly queries: DehydratedState;
}

/** A team whose coach has been fetched; null when the coach is unknown. */
interface LoadedCoach extends LoadedTeam {
  readonly coach_id: number | null;
}

/** Data of a tab about both teams. */
export type MatchProfiles =
  | {
      readonly tab: Exclude<ProfileTab, "player" | "coach">;
      readonly sides: Sides<LoadedTeam>;
    }
  | {
      readonly tab: "player";
      readonly queries: DehydratedState;
      /** All players of both teams: a line-up has names and numbers only. */
      readonly squad: readonly Pick<Player, "id" | "age" | "country" | "market_value">[];
    }
  | { readonly tab: "coach"; readonly sides: Sides<LoadedCoach> };

/** An empty query: the default season, page and competition; the team's own page offers the others. */
const AS_USUAL = new URLSearchParams();

interface ProfilesRequest {
  readonly client: QueryClient;
  readonly match: Match;
  readonly tab: ProfileTab;
}

/** Loads a tab about both teams as their own pages show it. One team may be missing; rejects when both are. */
export async function loadMatchProfiles(request: ProfilesRequest): Promise<MatchProfiles> {
  const { client, match, tab } = request;
  switch (tab) {
    case "player":
      return { tab, ...(await loadPlayers(request)) };
    case "coach":
      return { tab, sides: await loadCoaches(request) };
    case "team":
      return { tab, sides: await bothOf(match, (id) => loadTeamProfile(client, id)) };
    default:
      return {
        tab,
        sides: await bothOf(match, async (id) => ({
          queries: await queriesOfTeamTab[tab](client, id, AS_USUAL),
        })),
      };
  }
}

async function bothOf<Data>(match: Match, load: (teamId: number) => Promise<Data>): Promise<Sides<Data>> {
  const [home, away] = await Promise.allSettled([load(match.home.id), load(match.away.id)]);
  if (home.status === "rejected" && away.status === "rejected") throw home.reason;
  const dataOf = (side: PromiseSettledResult<Data>) =>
    side.status === "fulfilled" ? side.value : missingFor(side.reason);
  return { home: dataOf(home), away: dataOf(away) };
}

async function loadTeamProfile(client: QueryClient, teamId: number): Promise<LoadedTeam> {
  const [team, summary] = await Promise.all([
    loadQueries(client, [teamQuery(teamId)]),
    queriesOfTeamTab.summary(client, teamId),
  ]);
  return { queries: { ...team, queries: [...team.queries, ...summary.queries] } };
}

async function loadPlayers({ client, match }: ProfilesRequest) {
  const { needed, optional } = await lineupQueries(client, match.id);
  const [queries, ...squads] = await Promise.all([
    loadQueries(client, needed, optional),
    ...[match.home, match.away].map(({ id }) => client.query(squadQuery(id)).catch(() => null)),
  ]);
  const squad = squads.flatMap((answer) =>
    (answer?.players ?? []).map(({ id, age, country, market_value }) => ({ id, age, country, market_value })),
  );
  return { queries, squad };
}

/** The coaches of the line-ups; before line-ups exist, and where they name none, the teams' own. */
async function loadCoaches({ client, match }: ProfilesRequest): Promise<Sides<LoadedCoach>> {
  const answer = await client.query(lineupQuery(match.id)).catch(() => null);
  return bothOf(match, async (teamId) => {
    const side = teamId === match.home.id ? "home" : "away";
    const known = answer?.lineup?.[side].coach ?? (await client.query(teamQuery(teamId))).team.coach;
    const coach_id = known?.id ?? null;
    const needed = coach_id === null ? [] : [coachQuery(coach_id)];
    const optional = coach_id === null ? [] : [coachHonorsQuery(coach_id)];
    return { coach_id, queries: await loadQueries(client, needed, optional) };
  });
}
