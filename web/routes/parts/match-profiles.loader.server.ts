import type { Coach } from "#shared/coach/index.ts";
import type { Honor } from "#shared/honor/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { Player } from "#shared/player/index.ts";
import type { TeamProfile } from "#shared/team/index.ts";
import { type LineupTabData, loadLineupTab } from "#web/features/match/lineup/lineup-tab.loader.server.ts";
import type { ProfileTab } from "#web/features/match/match-tab.ts";
import {
  type AchievementsTabData,
  loadAchievementsTab,
} from "#web/features/team/achievements/achievements-tab.loader.server.ts";
import {
  loadScheduleTab,
  type ScheduleTabData,
} from "#web/features/team/matches/schedule-tab.loader.server.ts";
import {
  loadPlayerStatsTab,
  type PlayerStatsTabData,
} from "#web/features/team/player-stats/player-stats-tab.loader.server.ts";
import { loadSummaryTab, type SummaryTabData } from "#web/features/team/summary/summary-tab.loader.server.ts";
import { loadTeamPage } from "#web/features/team/team-page.loader.server.ts";
import {
  loadTransfersTab,
  type TransfersTabData,
} from "#web/features/team/transfers/transfers-tab.loader.server.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { dataOrNull, type Missing, missingFor } from "#web/platform/side-call.ts";

/** The same of both teams of a match; one of them may be missing. */
export interface Sides<Data> {
  readonly home: Data | Missing;
  readonly away: Data | Missing;
}

export interface TeamProfileData extends Pick<SummaryTabData, "places" | "scorers"> {
  readonly team: TeamProfile;
}

/** A coach and his titles; null titles could not be had. */
export interface CoachProfileData {
  readonly coach: Coach;
  readonly honors: readonly Honor[] | null;
}

/** What a tab about both teams shows. */
export type MatchProfiles =
  | { readonly tab: "team"; readonly sides: Sides<TeamProfileData> }
  | {
      readonly tab: "player";
      readonly lineup: LineupTabData;
      /** Everybody of both teams: a line-up tells names and numbers only. */
      readonly squad: readonly Pick<Player, "id" | "age" | "country" | "market_value">[];
    }
  | { readonly tab: "coach"; readonly sides: Sides<CoachProfileData | null> }
  | { readonly tab: "teamsche"; readonly sides: Sides<ScheduleTabData> }
  | { readonly tab: "playerzh"; readonly sides: Sides<TransfersTabData> }
  | { readonly tab: "playerdata"; readonly sides: Sides<PlayerStatsTabData> }
  | { readonly tab: "achievements"; readonly sides: Sides<AchievementsTabData> };

/** The team's own page shows another season, page or competition. */
const AS_USUAL = new URLSearchParams();

/** Loads a tab about both teams as their own pages show it. One team may be missing; rejects when both are. */
export async function loadMatchProfiles(
  facts: RequestFacts,
  match: Match,
  tab: ProfileTab,
): Promise<MatchProfiles> {
  switch (tab) {
    case "team":
      return { tab, sides: await bothOf(match, (id) => loadTeamProfile(facts, id)) };
    case "player":
      return { tab, ...(await loadPlayers(facts, match)) };
    case "coach":
      return { tab, sides: await loadCoaches(facts, match) };
    case "teamsche":
      return { tab, sides: await bothOf(match, (id) => loadScheduleTab(facts, id, AS_USUAL)) };
    case "playerzh":
      return { tab, sides: await bothOf(match, (id) => loadTransfersTab(facts, id, AS_USUAL)) };
    case "playerdata":
      return { tab, sides: await bothOf(match, (id) => loadPlayerStatsTab(facts, id, AS_USUAL)) };
    case "achievements":
      return { tab, sides: await bothOf(match, (id) => loadAchievementsTab(facts, id, AS_USUAL)) };
  }
}

async function bothOf<Data>(match: Match, load: (teamId: number) => Promise<Data>): Promise<Sides<Data>> {
  const [home, away] = await Promise.allSettled([load(match.home.id), load(match.away.id)]);
  if (home.status === "rejected" && away.status === "rejected") throw home.reason;
  const dataOf = (side: PromiseSettledResult<Data>) =>
    side.status === "fulfilled" ? side.value : missingFor(side.reason);
  return { home: dataOf(home), away: dataOf(away) };
}

async function loadTeamProfile(facts: RequestFacts, teamId: number): Promise<TeamProfileData> {
  const [{ team }, { places, scorers }] = await Promise.all([
    loadTeamPage(facts, String(teamId)),
    loadSummaryTab(facts, teamId),
  ]);
  return { team, places, scorers };
}

async function loadPlayers(facts: RequestFacts, match: Match) {
  const [lineup, ...squads] = await Promise.all([
    loadLineupTab(facts, match),
    ...[match.home, match.away].map(({ id }) =>
      dataOrNull(facts.call("/api/v1/football/teams-players", { team_id: id })),
    ),
  ]);
  const squad = squads.flatMap((answer) =>
    (answer?.players ?? []).map(({ id, age, country, market_value }) => ({ id, age, country, market_value })),
  );
  return { lineup, squad };
}

/** The coaches whom the line-ups name; before that, and where they name none, the teams' own. */
async function loadCoaches(facts: RequestFacts, match: Match): Promise<Sides<CoachProfileData | null>> {
  const answer = await dataOrNull(facts.call("/api/v1/football/matches/lineup", { match_id: match.id }));
  return bothOf(match, async (teamId) => {
    const side = teamId === match.home.id ? "home" : "away";
    const known = answer?.lineup?.[side].coach ?? (await loadTeamPage(facts, String(teamId))).team.coach;
    if (known === null) return null;
    const [{ data }, titles] = await Promise.all([
      facts.call("/api/v1/football/coachs/detail", { coach_id: known.id }),
      dataOrNull(facts.call("/api/v1/football/coachs/honor", { coach_id: known.id })),
    ]);
    return { coach: data.coach, honors: titles && titles.honors };
  });
}
