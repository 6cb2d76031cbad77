import { useMemo } from "react";
import type { Match } from "#shared/match/index.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { MAIN_MARKETS } from "#shared/odds/price.table.ts";
import { listOddsTopic } from "#shared/room/topic.ts";
import MatchDaySync from "#web/features/live-overlay/match-day-sync.tsx";
import type { DayOddsPage } from "#web/features/odds/day/day-odds.query.ts";
import { useOddsOverlay } from "#web/features/odds/use-shown-odds.ts";

interface OddsDaySyncProps {
  readonly prices: DayOddsPage;
  readonly today: string;
  readonly matches: readonly Match[];
}

const isMain = (market: string): boolean => MAIN_MARKETS.some((one) => one === market);

/** Keeps an odds page of a day in step: its matches, and its prices where a room pushes them. */
export default function OddsDaySync({ prices, today, matches }: OddsDaySyncProps) {
  const sink = useOddsOverlay();
  const { page, period, company_id, date } = prices;
  const isPushed = date === today && period === "full" && ODDS_PAGES[page].markets.every(isMain);
  const odds = useMemo(
    () => (isPushed ? { topic: listOddsTopic(company_id), sink } : undefined),
    [isPushed, company_id, sink],
  );
  return <MatchDaySync date={date} matches={matches} odds={odds} />;
}
