import { lazy } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { loadMatchPage } from "#web/features/match/match-page.loader.server.ts";
import { MatchPageView } from "#web/features/match/match-page.tsx";
import { matchTabAt } from "#web/features/match/match-tab.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import { isOtherPage } from "#web/platform/revalidation.ts";
import { useSiteFacts } from "#web/platform/site-facts.ts";
import "../styles/pitch.css";
import "../styles/lineup.css";
import "../styles/player-stats.css";
import "../styles/odds.css";
import "../styles/odds-table.css";
import "../styles/match-header.css";
import "../styles/tab-links.css";
import "../styles/match-page.css";
import "../styles/match-page-detail.css";
import "../styles/poll.css";
import "../styles/standings.css";
import "../styles/analysis.css";
import "../styles/shield.css";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import type { Route } from "./+types/match";

const MatchAside = lazy(() => import("./match-aside.tsx"));
const MatchPageSync = lazy(() => import("./match-page-sync.tsx"));

export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadMatchPage(facts, params.id));
}

/** Another tab of the same match: header and table are here already, and pushes keep them fresh. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => isOtherPage([], change);

export default function MatchRoute({ loaderData: page }: Route.ComponentProps) {
  const search = usePageQuery();
  const tab = matchTabAt(search, useSiteFacts()?.betting ?? "hidden");
  return (
    <MatchPageView
      page={page}
      tab={tab}
      aside={<MatchAside page={page} isChatOpen={tab === "chat"} />}
      sync={(detail) => (
        <MatchPageSync detail={detail} lacksTables={page.standings === null} showsOdds={tab === "odds"} />
      )}
    >
      <Outlet context={page} />
    </MatchPageView>
  );
}
