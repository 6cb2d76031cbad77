import { HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Match } from "#shared/match/index.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import type { MatchTabAnswer } from "./match-tab.loader.server.ts";

// Each body is a chunk of its own: a page loads only the one it shows.
const DetailTab = lazyWithRetry(() => import("./detail/detail-tab.tsx"));
const LineupTab = lazyWithRetry(() => import("./lineup/lineup-tab.tsx"));
const AnalysisTab = lazyWithRetry(() => import("./analysis/analysis-tab.tsx"));
const PlayerStatsTab = lazyWithRetry(() => import("./player-stats/player-stats-tab.tsx"));
// It brings the texts of the whole error catalogue.
const FailedTab = lazyWithRetry(() => import("./match-tab-failed.tsx"));

interface MatchTabBodyProps<Odds, Profiles> {
  readonly match: Match;
  readonly answer: MatchTabAnswer<Odds, Profiles>;
  /** The odds tab's body is another feature's, provided by the route. */
  readonly renderOdds: (data: Odds) => ReactNode;
  /** The same for the tabs about both teams. */
  readonly renderProfiles: (data: Profiles) => ReactNode;
  /** The same for the chat. */
  readonly renderChat: () => ReactNode;
}

/** The content of the current tab. Bodies receive the match as fetched and read pushes from the overlay. */
export function MatchTabBody<Odds, Profiles>(props: MatchTabBodyProps<Odds, Profiles>) {
  const queries = "queries" in props.answer ? props.answer.queries : undefined;
  return <HydrationBoundary state={queries}>{bodyOf(props)}</HydrationBoundary>;
}

function bodyOf<Odds, Profiles>({
  match,
  answer,
  renderOdds,
  renderProfiles,
  renderChat,
}: MatchTabBodyProps<Odds, Profiles>): ReactNode {
  // Keyed by match: opened or reversed sections of one match are not carried over to the next.
  switch (answer.tab) {
    case "detail":
      return <DetailTab key={match.id} id={match.id} data={answer.data} />;
    case "lineup":
      return <LineupTab key={match.id} match={match} />;
    case "h2h":
      return <AnalysisTab key={match.id} match={match} data={answer.data} />;
    case "odds":
      return renderOdds(answer.data);
    case "playertech":
      return <PlayerStatsTab key={match.id} match={match} />;
    case "chat":
      return renderChat();
    case "team":
    case "player":
    case "coach":
    case "teamsche":
    case "playerzh":
    case "playerdata":
    case "achievements":
      return renderProfiles(answer.data);
    case "failed":
      return <FailedTab match={match} tab={answer.wanted} code={answer.code} />;
  }
}
