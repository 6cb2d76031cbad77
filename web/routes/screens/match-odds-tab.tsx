import type { Match } from "#shared/match/index.ts";
import { useShownMatch } from "#web/features/live-overlay/use-shown-match.ts";
import { MarketNav } from "#web/features/odds/market-nav.tsx";
import { MatchOdds } from "#web/features/odds/match-odds.tsx";
import type { MatchPricesName } from "#web/features/odds/odds-page.query.ts";

interface MatchOddsTabProps {
  readonly match: Match;
  readonly prices: MatchPricesName;
}

/** The odds tab of a match's page: the comparison of all companies, and links to the pages of each market. */
export default function MatchOddsTab({ match: fetched, prices }: MatchOddsTabProps) {
  const { match } = useShownMatch(fetched);
  return (
    <>
      <MarketNav matchId={match.id} page={prices.page} period={prices.period} />
      <MatchOdds match={match} prices={prices} />
    </>
  );
}
