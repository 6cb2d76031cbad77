import { useShownMatch } from "#web/features/match/live/match-overlay.context.tsx";
import type { MatchPageData } from "#web/features/match/page/match-page.loader.server.ts";
import { MarketNav } from "#web/features/odds/market-nav.tsx";
import { MatchOdds } from "#web/features/odds/match-odds.tsx";
import type { MatchPrices } from "#web/features/odds/odds-page.keys.ts";

interface MatchOddsTabProps {
  readonly page: MatchPageData;
  readonly prices: MatchPrices;
}

/** The odds tab of a match's page: the comparison of all companies, and the way to the pages of each market. */
export default function MatchOddsTab({ page, prices }: MatchOddsTabProps) {
  const { match } = useShownMatch(page.detail.match);
  return (
    <>
      <MarketNav matchId={match.id} page={prices.page} period={prices.period} />
      <MatchOdds match={match} prices={prices} />
    </>
  );
}
