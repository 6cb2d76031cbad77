import { type ErrorCode, toAppError } from "#shared/errors/index.ts";
import { readId } from "#web/platform/page-id.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import {
  type AchievementsTabData,
  loadAchievementsTab,
} from "./achievements/achievements-tab.loader.server.ts";
import { loadScheduleTab, type ScheduleTabData } from "./matches/schedule-tab.loader.server.ts";
import {
  loadPlayerStatsTab,
  type PlayerStatsTabData,
} from "./player-stats/player-stats-tab.loader.server.ts";
import { loadSquadTab, type SquadTabData } from "./squad/squad-tab.loader.server.ts";
import { loadSummaryTab, type SummaryTabData } from "./summary/summary-tab.loader.server.ts";
import { type TeamTab, teamTabAt } from "./team-tab.ts";
import { loadTransfersTab, type TransfersTabData } from "./transfers/transfers-tab.loader.server.ts";

/** What a tab's body is made of, or why it cannot be had. */
export type TeamTabAnswer =
  | { readonly tab: "summary"; readonly data: SummaryTabData }
  | { readonly tab: "teamsche"; readonly data: ScheduleTabData }
  | { readonly tab: "lineup"; readonly data: SquadTabData }
  | { readonly tab: "playerzh"; readonly data: TransfersTabData }
  | { readonly tab: "playerdata"; readonly data: PlayerStatsTabData }
  | { readonly tab: "achievements"; readonly data: AchievementsTabData }
  | { readonly tab: "failed"; readonly wanted: TeamTab; readonly code: ErrorCode };

/**
 * The data of the one tab that is shown. A failure is an answer: header and tabs stay, and the error stands in the
 * tab's place. (An unknown team fails the page itself, in its own loader.)
 */
export async function loadTeamTab(
  facts: RequestFacts,
  id: string,
  search: URLSearchParams,
): Promise<TeamTabAnswer> {
  const tab = teamTabAt(search);
  try {
    const teamId = readId(id, "team_not_found");
    switch (tab) {
      case "summary":
        return { tab, data: await loadSummaryTab(facts, teamId) };
      case "teamsche":
        return { tab, data: await loadScheduleTab(facts, teamId, search) };
      case "lineup":
        return { tab, data: await loadSquadTab(facts, teamId) };
      case "playerzh":
        return { tab, data: await loadTransfersTab(facts, teamId, search) };
      case "playerdata":
        return { tab, data: await loadPlayerStatsTab(facts, teamId, search) };
      case "achievements":
        return { tab, data: await loadAchievementsTab(facts, teamId, search) };
    }
  } catch (thrown) {
    return { tab: "failed", wanted: tab, code: toAppError(thrown).code };
  }
}
