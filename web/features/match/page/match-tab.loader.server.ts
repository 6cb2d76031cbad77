import { type ErrorCode, toAppError } from "#shared/errors/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type AnalysisTabData, loadAnalysisTab } from "../analysis/analysis-tab.loader.server.ts";
import { type DetailTabData, loadDetailTab } from "../detail/detail-tab.loader.server.ts";
import { type LineupTabData, loadLineupTab } from "../lineup/lineup-tab.loader.server.ts";
import { isProfileTab, type MatchTab, matchTabAt, type ProfileTab } from "../match-tab.ts";
import {
  loadPlayerStatsTab,
  type PlayerStatsTabData,
} from "../player-stats/player-stats-tab.loader.server.ts";
import { loadMatchDetail } from "./match-detail.loader.server.ts";

/** What a tab's body is made of, or why it cannot be had. `Odds` and `Profiles` are what other features load for the route. */
export type MatchTabAnswer<Odds, Profiles> =
  | { readonly tab: "detail"; readonly data: DetailTabData }
  | { readonly tab: "lineup"; readonly data: LineupTabData }
  | { readonly tab: "h2h"; readonly data: AnalysisTabData }
  | { readonly tab: "odds"; readonly data: Odds }
  | { readonly tab: "playertech"; readonly data: PlayerStatsTabData }
  | { readonly tab: "chat"; readonly data: null }
  | { readonly tab: ProfileTab; readonly data: Profiles }
  | FailedTab;

interface FailedTab {
  readonly tab: "failed";
  readonly wanted: MatchTab;
  readonly code: ErrorCode;
}

/** Loads what other features show on a match's page. */
interface OtherTabs<Odds, Profiles> {
  /** Called only where prices may be seen. */
  readonly odds: (match: Match) => Promise<Odds>;
  /** Of the tabs about both teams. */
  readonly profiles: (match: Match, tab: ProfileTab) => Promise<Profiles>;
}

/**
 * The data of the one tab that is shown. A failure is an answer: header and tabs stay, and the error stands in the
 * tab's place. (An unknown match fails the page itself, in its own loader.)
 */
export async function loadMatchTab<Odds, Profiles>(
  facts: RequestFacts,
  id: string,
  search: URLSearchParams,
  others: OtherTabs<Odds, Profiles>,
): Promise<MatchTabAnswer<Odds, Profiles>> {
  const tab = matchTabAt(search, facts.betting);
  if (tab === "chat") return { tab, data: null };
  try {
    const { match } = await loadMatchDetail(facts, id);
    if (isProfileTab(tab)) return { tab, data: await others.profiles(match, tab) };
    switch (tab) {
      case "detail":
        return { tab, data: await loadDetailTab(facts, match) };
      case "lineup":
        return { tab, data: await loadLineupTab(facts, match) };
      case "h2h":
        return { tab, data: await loadAnalysisTab(facts, match, search) };
      case "odds":
        return { tab, data: await others.odds(match) };
      case "playertech":
        return { tab, data: await loadPlayerStatsTab(facts, match) };
    }
  } catch (thrown) {
    return { tab: "failed", wanted: tab, code: toAppError(thrown).code };
  }
}
