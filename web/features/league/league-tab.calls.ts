import type { CallEndpoint } from "#shared/api/index.ts";
import type { Transfer } from "#shared/player/index.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import { askBestElevenTab, type BestElevenTabData } from "./best-eleven/best-eleven-tab.calls.ts";
import { askBracketTab, type BracketTabData } from "./bracket/bracket-tab.calls.ts";
import { askFigureList } from "./figure-list.calls.ts";
import { askGoalTimesTab, type GoalTimesTabData } from "./goal-times/goal-times-tab.calls.ts";
import { askHalfFullTab, type HalfFullTabData } from "./half-full/half-full-tab.calls.ts";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import { leagueTabAt } from "./league-tab.ts";
import { askOverviewTab, type OverviewTabData } from "./overview/overview-tab.calls.ts";
import { askScheduleTab, type ScheduleTabData } from "./schedule/schedule-tab.calls.ts";
import { askScorers, type ScorerRow } from "./scorers/scorers.calls.ts";
import { askStandingsTab, type StandingsTabData } from "./standings/standings-tab.calls.ts";
import { askTeamStatsTab, type TeamStatsTabData } from "./team-stats/team-stats-tab.calls.ts";
import { askTransfers } from "./transfers/transfers.calls.ts";

/** What a tab's body is made of. */
export type LeagueTabData =
  | { readonly tab: "overview"; readonly data: OverviewTabData }
  | { readonly tab: "standings"; readonly data: StandingsTabData }
  | { readonly tab: "schedule"; readonly data: ScheduleTabData }
  | { readonly tab: "bracket"; readonly data: BracketTabData }
  | { readonly tab: "scorers"; readonly data: ListPage<ScorerRow> }
  | { readonly tab: "best-eleven"; readonly data: BestElevenTabData }
  | { readonly tab: "stats"; readonly data: TeamStatsTabData }
  | { readonly tab: "half-full"; readonly data: HalfFullTabData }
  | { readonly tab: "goal-times"; readonly data: GoalTimesTabData }
  | { readonly tab: "transfers"; readonly data: ListPage<Transfer> };

/** The data of the tab that a query names, as of a moment. `call` is edge's on the server, fetch in the browser. */
export async function askLeagueTab(
  call: CallEndpoint,
  page: LeaguePageData,
  search: URLSearchParams,
  nowMs: number,
): Promise<LeagueTabData> {
  const tab = leagueTabAt(search, page);
  switch (tab) {
    case "overview":
      return { tab, data: await askOverviewTab(call, page, nowMs) };
    case "standings":
      return { tab, data: await askStandingsTab(call, page) };
    case "schedule":
      return { tab, data: await askScheduleTab(call, page, search, nowMs) };
    case "bracket":
      return { tab, data: await askBracketTab(call, page) };
    case "scorers":
      return { tab, data: await askFigureList(call, page, search, askScorers) };
    case "best-eleven":
      return { tab, data: await askBestElevenTab(call, page, search) };
    case "stats":
      return { tab, data: await askTeamStatsTab(call, page) };
    case "half-full":
      return { tab, data: await askHalfFullTab(call, page) };
    case "goal-times":
      return { tab, data: await askGoalTimesTab(call, page) };
    case "transfers":
      return { tab, data: await askFigureList(call, page, search, askTransfers) };
  }
}
