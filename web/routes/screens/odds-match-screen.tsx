import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { MATCH_ODDS_TOPIC } from "#shared/room/topic.ts";
import { useShownDetail } from "#web/features/live-overlay/use-shown-match.ts";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { MatchContext, MatchHeader } from "#web/features/match-page/header/match-header.tsx";
import { MarketNav, PeriodSwitch } from "#web/features/odds/market-nav.tsx";
import { MatchOdds } from "#web/features/odds/match-odds.tsx";
import { matchOddsHead } from "#web/features/odds/match-odds-head.ts";
import { pageName } from "#web/features/odds/odds-labels.ts";
import { OddsLegend } from "#web/features/odds/odds-legend.tsx";
import type { MatchPricesName } from "#web/features/odds/odds-page.query.ts";
import { useOddsOverlay } from "#web/features/odds/use-shown-odds.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { useFallbackInterval } from "#web/platform/realtime/use-fallback-interval.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";

const OddsHistory = lazyWithRetry(() => import("#web/features/odds/history/odds-history.tsx"));
const MatchSync = lazyWithRetry(() => import("#web/features/live-overlay/match-sync.tsx"));

export default function OddsMatchScreen({ prices }: { readonly prices: MatchPricesName }) {
  const refetchInterval = useFallbackInterval("live");
  const detail = useSuspenseQuery({ ...matchDetailQuery(prices.match_id), refetchInterval }).data;
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
            history={search.has("company_id") ? <OddsHistory match={match} incidents={incidents} /> : null}
          />
        </LivescoreLayout>
      </article>
      <AfterHydration>{() => <MatchSync key={match.id} detail={detail} odds={odds} />}</AfterHydration>
    </>
  );
}
