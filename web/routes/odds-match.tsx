import { lazy, Suspense } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { MATCH_ODDS_TOPIC } from "#shared/room/topic.ts";
import { MatchContext, MatchHeader } from "#web/features/match/header/match-header.tsx";
import { loadMatchDetail } from "#web/features/match/match-detail.loader.server.ts";
import { useShownDetail } from "#web/features/match/match-overlay.context.tsx";
import { loadOddsHistory } from "#web/features/odds/history/history.loader.server.ts";
import { MarketNav, PeriodSwitch } from "#web/features/odds/market-nav.tsx";
import { MatchOdds } from "#web/features/odds/match-odds.tsx";
import { matchOddsHead } from "#web/features/odds/match-odds-head.ts";
import { OddsLegend } from "#web/features/odds/odds-legend.tsx";
import { loadMatchPrices, oddsPageOf } from "#web/features/odds/odds-page.loader.server.ts";
import { pageName } from "#web/features/odds/odds-words.ts";
import { useOddsOverlay } from "#web/features/odds/use-shown-odds.ts";
import { m } from "#web/paraglide/messages.js";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import { isOtherPage } from "#web/platform/revalidation.ts";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";
import "../styles/match-header.css";
import "../styles/odds.css";
import "../styles/odds-table.css";
import "../styles/odds-history.css";
import "../styles/odds-result.css";
import type { Route } from "./+types/odds-match";

const OddsHistory = lazy(() => import("#web/features/odds/history/odds-history.tsx"));
const MatchSync = lazy(() => import("#web/features/match/live/match-sync.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const page = oddsPageOf(url.pathname);
    const [prices, detail, history] = await Promise.all([
      loadMatchPrices(facts, page, params.id, url.searchParams),
      loadMatchDetail(facts, params.id),
      loadOddsHistory(facts, page, Number(params.id), url.searchParams),
    ]);
    return { prices, detail, history };
  });
}

/** Opening a history, or that of another company, changes nothing of the page: it is asked for by itself. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => {
  const isSame = change.currentUrl.search === change.nextUrl.search;
  return isSame || isOtherPage(["period"], change) ? change.defaultShouldRevalidate : false;
};

export default function OddsMatchRoute({ loaderData: { prices, detail, history } }: Route.ComponentProps) {
  const { match, goal, incidents } = useShownDetail(detail);
  const search = usePageQuery();
  const { page, period } = prices;
  const place = { matchId: match.id, page, period };
  const odds = { topic: MATCH_ODDS_TOPIC, sink: useOddsOverlay() };
  return (
    <>
      <PageHead {...matchOddsHead(match, page, period)} />
      <article className="odds-page">
        <MatchContext match={match} />
        <MatchHeader match={match} goal={goal} />
        <LivescoreLayout
          left={<MarketNav {...place} back />}
          leftLabel={m.odds_nav_label()}
          right={<OddsLegend />}
          rightLabel={m.odds_legend_heading()}
        >
          <header className="odds-heading">
            <h2>{pageName(page)}</h2>
            <PeriodSwitch {...place} />
          </header>
          <MatchOdds
            match={match}
            prices={prices}
            history={
              search.has("company_id") ? (
                <Suspense>
                  <OddsHistory match={match} incidents={incidents} data={history} />
                </Suspense>
              ) : null
            }
          />
        </LivescoreLayout>
      </article>
      <AfterHydration>
        {() => <MatchSync key={match.id} detail={detail} lacksTables={false} odds={odds} />}
      </AfterHydration>
    </>
  );
}
