import { type ErrorCode, toAppError } from "#shared/errors/index.ts";
import type { Transfer } from "#shared/player/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import type { ListPage } from "#web/platform/use-more.ts";
import { type BestElevenTabData, loadBestElevenTab } from "./best-eleven/best-eleven-tab.loader.server.ts";
import { type BracketTabData, loadBracketTab } from "./bracket/bracket-tab.loader.server.ts";
import { loadFigureList } from "./figure-list.loader.server.ts";
import { type GoalTimesTabData, loadGoalTimesTab } from "./goal-times/goal-times-tab.loader.server.ts";
import { type HalfFullTabData, loadHalfFullTab } from "./half-full/half-full-tab.loader.server.ts";
import { loadLeaguePage } from "./league-page.loader.server.ts";
import { type LeagueTab, leagueTabAt } from "./league-tab.ts";
import { loadOverviewTab, type OverviewTabData } from "./overview/overview-tab.loader.server.ts";
import { loadScheduleTab, type ScheduleTabData } from "./schedule/schedule-tab.loader.server.ts";
import { askScorers, type ScorerRow } from "./scorers/scorers.calls.ts";
import { loadStandingsTab, type StandingsTabData } from "./standings/standings-tab.loader.server.ts";
import { loadTeamStatsTab, type TeamStatsTabData } from "./team-stats/team-stats-tab.loader.server.ts";
import { askTransfers } from "./transfers/transfers.calls.ts";

/** What a tab's body is made of, or why it cannot be had. */
export type LeagueTabAnswer =
  | { readonly tab: "overview"; readonly data: OverviewTabData }
  | { readonly tab: "standings"; readonly data: StandingsTabData }
  | { readonly tab: "schedule"; readonly data: ScheduleTabData }
  | { readonly tab: "bracket"; readonly data: BracketTabData }
  | { readonly tab: "scorers"; readonly data: ListPage<ScorerRow> }
  | { readonly tab: "best-eleven"; readonly data: BestElevenTabData }
  | { readonly tab: "stats"; readonly data: TeamStatsTabData }
  | { readonly tab: "half-full"; readonly data: HalfFullTabData }
  | { readonly tab: "goal-times"; readonly data: GoalTimesTabData }
  | { readonly tab: "transfers"; readonly data: ListPage<Transfer> }
  | { readonly tab: "failed"; readonly wanted: LeagueTab; readonly code: ErrorCode };

/**
 * The data of the one tab that is shown. A failure is an answer: header and tabs stay, and the error stands in the
 * tab's place. (An unknown competition or season fails the page itself, in its own loader.)
 */
export async function loadLeagueTab(
  facts: RequestFacts,
  id: string,
  search: URLSearchParams,
): Promise<LeagueTabAnswer> {
  const page = await loadLeaguePage(facts, id, search);
  const tab = leagueTabAt(search, page);
  try {
    switch (tab) {
      case "overview":
        return { tab, data: await loadOverviewTab(facts, page) };
      case "standings":
        return { tab, data: await loadStandingsTab(facts, page) };
      case "schedule":
        return { tab, data: await loadScheduleTab(facts, page, search) };
      case "bracket":
        return { tab, data: await loadBracketTab(facts, page) };
      case "scorers":
        return { tab, data: await loadFigureList(facts, page, search, askScorers) };
      case "best-eleven":
        return { tab, data: await loadBestElevenTab(facts, page, search) };
      case "stats":
        return { tab, data: await loadTeamStatsTab(facts, page) };
      case "half-full":
        return { tab, data: await loadHalfFullTab(facts, page) };
      case "goal-times":
        return { tab, data: await loadGoalTimesTab(facts, page) };
      case "transfers":
        return { tab, data: await loadFigureList(facts, page, search, askTransfers) };
    }
  } catch (thrown) {
    return { tab: "failed", wanted: tab, code: toAppError(thrown).code };
  }
}
