import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, type ReactNode, useMemo } from "react";
import type { Match } from "#shared/match/index.ts";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { useFallbackInterval } from "#web/platform/realtime/use-fallback-interval.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { ODDS_BODIES } from "./odds-bodies.tsx";
import { type OddsMatch, oddsMatchOf } from "./odds-match.rules.ts";
import { OddsNotes } from "./odds-notes.tsx";
import { type OddsPageFacts, OddsPageProvider } from "./odds-page.context.tsx";
import { type MatchPricesName, matchPricesQuery } from "./odds-page.query.ts";
import type { PricesProps } from "./prices.tsx";
import { OddsToolbar } from "./toolbar/odds-toolbar.tsx";

interface MatchOddsProps {
  /** The current match: a goal changes the meaning of lines. */
  readonly match: Match;
  readonly prices: MatchPricesName;
  /** History of the company in the URL, above the table. */
  readonly history?: ReactNode;
}

/** Every company's prices of a match: toolbar, history, table, notes. On the odds pages and the match page's tab. */
export function MatchOdds({ match, prices, history }: MatchOddsProps) {
  const { page, period } = prices;
  const refetchInterval = useFallbackInterval("odds");
  const { companies, odds } = useSuspenseQuery({ ...matchPricesQuery(prices), refetchInterval }).data;
  const oddsMatch = useUnchanged(oddsMatchOf(match, period));
  const [home, away] = [shownName(match.home), shownName(match.away)];
  const facts = useMemo<OddsPageFacts>(
    () => ({ page, period, companies, match: oddsMatch, names: { home, away } }),
    [page, period, companies, oddsMatch, home, away],
  );
  return (
    <OddsPageProvider value={facts}>
      <Rise>
        <OddsToolbar />
        {history}
        <Body key={`${match.id}.${page}.${period}`} page={page} fetched={odds} />
        <OddsNotes page={page} period={period} of="match" />
      </Rise>
    </OddsPageProvider>
  );
}

/** The same object while its values are equal: an unrelated push must not render a table. */
function useUnchanged(match: OddsMatch): OddsMatch {
  const text = JSON.stringify(match);
  return useMemo(() => JSON.parse(text) as OddsMatch, [text]);
}

/** Sets the colour of rising prices for the style sheets. */
function Rise({ children }: { readonly children: ReactNode }) {
  const [colour] = useSetting("rise_colour");
  return (
    <div className="odds" data-rise={colour}>
      {children}
    </div>
  );
}

/** `memo`: renders only for changed prices. */
const Body = memo(function Body({ page, fetched }: PricesProps & { readonly page: OddsPage }) {
  const Table = ODDS_BODIES[page];
  return <Table fetched={fetched} />;
});
