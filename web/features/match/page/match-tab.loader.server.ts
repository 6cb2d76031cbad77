import { type ErrorCode, toAppError } from "#shared/errors/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type AnalysisTabData, loadAnalysisTab } from "../analysis/analysis-tab.loader.server.ts";
import { type DetailTabData, loadDetailTab } from "../detail/detail-tab.loader.server.ts";
import { type LineupTabData, loadLineupTab } from "../lineup/lineup-tab.loader.server.ts";
import { type MatchTab, matchTabAt } from "../match-tab.ts";
import {
  loadPlayerStatsTab,
  type PlayerStatsTabData,
} from "../player-stats/player-stats-tab.loader.server.ts";
import { loadMatchDetail } from "./match-detail.loader.server.ts";

/** What a tab's body is made of, or why it cannot be had. `Odds` is what the route's odds feature loads. */
export type MatchTabAnswer<Odds> =
  | { readonly tab: "detail"; readonly data: DetailTabData }
  | { readonly tab: "lineup"; readonly data: LineupTabData }
  | { readonly tab: "h2h"; readonly data: AnalysisTabData }
  | { readonly tab: "odds"; readonly data: Odds }
  | { readonly tab: "playertech"; readonly data: PlayerStatsTabData }
  | { readonly tab: "chat"; readonly data: null }
  | FailedTab;

interface FailedTab {
  readonly tab: "failed";
  readonly wanted: MatchTab;
  readonly code: ErrorCode;
}

/** Loads what the odds tab shows; called only where prices may be seen. */
export type LoadOddsTab<Odds> = (facts: RequestFacts, match: Match, search: URLSearchParams) => Promise<Odds>;

/**
 * The data of the one tab that is shown. A failure is an answer: header and tabs stay, and the error stands in the
 * tab's place. (An unknown match fails the page itself, in its own loader.)
 */
export async function loadMatchTab<Odds>(
  facts: RequestFacts,
  id: string,
  search: URLSearchParams,
  loadOdds: LoadOddsTab<Odds>,
): Promise<MatchTabAnswer<Odds>> {
  const tab = matchTabAt(search, facts.betting);
  if (tab === "chat") return { tab, data: null };
  try {
    const { match } = await loadMatchDetail(facts, id);
    switch (tab) {
      case "detail":
        return { tab, data: await loadDetailTab(facts, match) };
      case "lineup":
        return { tab, data: await loadLineupTab(facts, match) };
      case "h2h":
        return { tab, data: await loadAnalysisTab(facts, match, search) };
      case "odds":
        return { tab, data: await loadOdds(facts, match, search) };
      case "playertech":
        return { tab, data: await loadPlayerStatsTab(facts, match) };
    }
  } catch (thrown) {
    return { tab: "failed", wanted: tab, code: toAppError(thrown).code };
  }
}
