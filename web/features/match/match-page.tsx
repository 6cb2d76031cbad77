import { lazy } from "react";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { useFetched } from "#web/platform/page-stores.tsx";
import { matchDetailKey, type Standings, standingsKey } from "./match.keys.ts";
import { useMatchHead } from "./match-head.ts";
import { MatchContext, MatchFacts, MatchHeader } from "./match-header.tsx";
import { useShownDetail } from "./match-overlay.context.tsx";
import type { MatchPageData } from "./match-page.loader.server.ts";
import { StandingsPanel } from "./standings-panel.tsx";
import { Timeline } from "./timeline.tsx";

const MatchSync = lazy(() => import("./live/match-sync.tsx"));

/** What is read while no table could be had. */
const NO_STANDINGS: Standings = { promotions: [], tables: [] };

/** One match: header, timeline, table. */
export function MatchPageView({ page }: { readonly page: MatchPageData }) {
  const detail = useFetched(matchDetailKey(page.detail.match.id), page.detail);
  const { match, goal, incidents } = useShownDetail(detail);
  const standings = useFetched(standingsKey(match.season_id), page.standings ?? NO_STANDINGS);
  return (
    <>
      <PageHead {...useMatchHead(match)} />
      <article className="match-page">
        <MatchContext match={match} />
        <MatchHeader match={match} goal={goal} />
        <MatchFacts match={match} />
        <div className="match-columns">
          <Timeline key={match.id} match={match} incidents={incidents} />
          <StandingsPanel match={match} standings={standings === NO_STANDINGS ? null : standings} />
        </div>
      </article>
      <AfterHydration>
        {() => <MatchSync key={match.id} detail={detail} lacksTables={page.standings === null} />}
      </AfterHydration>
    </>
  );
}
