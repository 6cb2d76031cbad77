import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { type ErrorCode, toAppError } from "#shared/errors/index.ts";
import type { Match } from "#shared/match/index.ts";
import { hasBegun } from "#shared/match/match-status.ts";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { isProfileTab, type MatchTab, matchTabAt, type ProfileTab } from "#web/features/match/match-tab.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { type AnalysisTabData, loadAnalysisTab } from "./analysis/analysis-tab.loader.server.ts";
import { type DetailTabData, loadDetailTab } from "./detail/detail-tab.loader.server.ts";
import { momentumQuery } from "./detail/momentum/momentum.query.ts";
import { winProbabilityQuery } from "./detail/win-probability.query.ts";
import { lineupQueries } from "./lineup/lineup-tab.loader.server.ts";
import { playerStatsQuery } from "./player-stats/player-stats.query.ts";
import { pollQuery } from "./poll/poll.query.ts";

/** The data of a tab's body beside its queries, or its error. The route loads `Odds` and `Profiles`. */
export type MatchTabAnswer<Odds, Profiles> =
  | { readonly tab: "detail"; readonly data: DetailTabData; readonly queries: DehydratedState }
  | { readonly tab: "lineup" | "playertech"; readonly queries: DehydratedState }
  | { readonly tab: "h2h"; readonly data: AnalysisTabData }
  | { readonly tab: "odds"; readonly data: Odds; readonly queries: DehydratedState }
  | { readonly tab: "chat" }
  | { readonly tab: ProfileTab; readonly data: Profiles }
  | FailedTab;

interface FailedTab {
  readonly tab: "failed";
  readonly wanted: MatchTab;
  readonly code: ErrorCode;
}

interface TabRequest {
  readonly facts: RequestFacts;
  readonly client: QueryClient;
  readonly id: string;
  readonly search: URLSearchParams;
}

/** Loads other features' data for a match's page. */
interface OtherTabs<Odds, Profiles> {
  /** Called only where prices may be shown. */
  readonly odds: (match: Match) => Promise<{ data: Odds; queries: DehydratedState }>;
  /** For the tabs about both teams. */
  readonly profiles: (match: Match, tab: ProfileTab) => Promise<Profiles>;
}

/** The win probability of a match that has begun, where prices may be shown. */
const pricesOf = ({ betting }: RequestFacts, { id, status }: Match) =>
  betting === "shown" && hasBegun(status) ? [winProbabilityQuery(id)] : [];

/** The data of the current tab. A failure replaces the tab only; header and tabs stay. */
export async function loadMatchTab<Odds, Profiles>(
  { facts, client, id, search }: TabRequest,
  others: OtherTabs<Odds, Profiles>,
): Promise<MatchTabAnswer<Odds, Profiles>> {
  const tab = matchTabAt(search, facts.betting);
  if (tab === "chat") return { tab };
  try {
    const { match } = await client.query(matchDetailQuery(readId(id, "match_not_found")));
    if (isProfileTab(tab)) return { tab, data: await others.profiles(match, tab) };
    switch (tab) {
      case "detail": {
        const [data, queries] = await Promise.all([
          loadDetailTab(facts, match),
          loadQueries(
            client,
            [],
            [
              pollQuery(match.id),
              ...(hasBegun(match.status) ? [momentumQuery(match.id)] : []),
              ...pricesOf(facts, match),
            ],
          ),
        ]);
        return { tab, data, queries };
      }
      case "lineup": {
        const { needed, optional } = await lineupQueries(client, match.id);
        return { tab, queries: await loadQueries(client, needed, optional) };
      }
      case "h2h":
        return { tab, data: await loadAnalysisTab(facts, match, search) };
      case "odds":
        return { tab, ...(await others.odds(match)) };
      case "playertech":
        return { tab, queries: await loadQueries(client, [playerStatsQuery(match.id)]) };
    }
  } catch (thrown) {
    return { tab: "failed", wanted: tab, code: toAppError(thrown).code };
  }
}
