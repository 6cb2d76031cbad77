import { useCallback } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { blockId } from "#web/features/live-list/day/block-id.ts";
import { stripOf } from "#web/features/live-list/day/day-strip.rules.ts";
import { DayStrip } from "#web/features/live-list/day/day-strip.tsx";
import { FilterChips } from "#web/features/live-list/day/filter-chips.tsx";
import { groupsOfDay } from "#web/features/live-list/day/match-day-groups.ts";
import {
  countFilters,
  filterMatches,
  readFilter,
  statusOf,
} from "#web/features/live-list/day/match-filter.ts";
import { type DayPage, useMatchesOfDay } from "#web/features/live-list/day/use-day.ts";
import { useMatchDay } from "#web/features/live-list/day/use-match-day.ts";
import { BlockHeader } from "#web/features/live-list/list/match-list.tsx";
import { EmptyList } from "#web/features/live-list/list/match-list-empty.tsx";
import { ConnectionLine } from "#web/features/live-overlay/connection-line.tsx";
import { MatchLine } from "#web/features/match-row/match-line.tsx";
import type { DayOddsPage } from "#web/features/odds/day/day-odds.query.ts";
import { DayOddsList } from "#web/features/odds/day/day-odds-list.tsx";
import { DayCompanies, DayOddsNav, DayPeriods } from "#web/features/odds/day/day-odds-nav.tsx";
import { dayOddsPath } from "#web/features/odds/day/day-odds-path.ts";
import { dayOddsSearch, dayOddsTitle } from "#web/features/odds/day/day-odds-title.ts";
import { MOVES_ID, MovesPanel } from "#web/features/odds/day/moves-panel.tsx";
import { NoDayOdds } from "#web/features/odds/day/no-day-odds.tsx";
import { useDayOdds } from "#web/features/odds/day/use-day-odds.ts";
import { pageName } from "#web/features/odds/odds-labels.ts";
import { OddsNotes } from "#web/features/odds/odds-notes.tsx";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { formatDay } from "#web/platform/i18n/format.ts";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";

const OddsDaySync = lazyWithRetry(() => import("./odds-day-sync.tsx"));

const headingOf = (group: MatchGroup) => ({
  id: blockId(group.competition.id),
  bar: <BlockHeader group={group} />,
});

interface OddsDayListProps {
  readonly page: DayPage;
  readonly prices: DayOddsPage;
}

/** Prices of a day's matches, filtered by the reader's choices. */
export default function OddsDayList({ page: day, prices }: OddsDayListProps) {
  const fetched = useMatchesOfDay(day, day);
  const { added, places } = useMatchDay(day.date, fetched);
  const odds = useDayOdds(prices);
  const filter = readFilter(usePageQuery().get("status"));
  const groups = groupsOfDay(filterMatches(fetched, filter, places), filterMatches(added, filter, places));
  const all = [...fetched, ...added];
  const counts = countFilters(all, places);
  const { today } = day;
  const { page } = prices;
  return (
    <div className="odds-page odds-day">
      <PageHead
        {...dayOddsTitle(prices, today)}
        search={dayOddsSearch(prices, today)}
        isPrivate={prices.date !== today && fetched.length === 0}
        name={pageName(page)}
        filterLabel={prices.date === today ? null : formatDay(prices.date)}
      />
      <LivescoreLayout
        left={<DayOddsNav shown={prices} today={today} />}
        leftLabel={m.odds_day_nav()}
        right={<MovesPanel moves={prices.moves} />}
        rightLabel={m.odds_day_moves()}
      >
        <header className="list-heading">
          <h1>{pageName(page)}</h1>
          <span className="list-heading-day">{formatDay(prices.date)}</span>
          <ConnectionLine following={prices.date === today || counts.live > 0} />
        </header>
        <DayStrip days={stripOf(day.date, today)} today={today} shown={prices.date} />
        <div className="list-bar">
          <div className="list-bar-scroll">
            <FilterChips chosen={filter} counts={counts} />
          </div>
          <a href={`#${MOVES_ID}`} className="text-link day-odds-moves">
            {m.odds_day_moves_short()}
          </a>
        </div>
        <div className="day-odds-bar">
          <DayPeriods shown={prices} today={today} />
          <DayCompanies shown={prices} today={today} />
        </div>
        {odds.size > 0 && groups.length > 0 ? (
          <PriceList {...{ prices, groups, odds, places }} />
        ) : (
          <NothingThere
            prices={prices}
            today={today}
            has={{ matches: all.length > 0, odds: odds.size > 0 }}
          />
        )}
      </LivescoreLayout>
      <AfterHydration>{() => <OddsDaySync prices={prices} today={today} matches={fetched} />}</AfterHydration>
    </div>
  );
}

interface PriceListProps {
  readonly prices: DayOddsPage;
  readonly groups: readonly MatchGroup[];
  readonly odds: ReturnType<typeof useDayOdds>;
  readonly places: ReturnType<typeof useMatchDay>["places"];
}

/** The prices of the matches by league, and the notes below them. */
function PriceList({ prices: { page, period }, groups, odds, places }: PriceListProps) {
  const cellOf = useCallback(
    (match: Match) => (
      <MatchLine
        match={match}
        href={pathOf("oddsMatch", getLocale(), { page: ODDS_PAGES[page].path, id: match.id })}
      />
    ),
    [page],
  );
  return (
    <>
      <DayOddsList
        {...{ page, groups, odds }}
        statusOf={(match) => statusOf(match, places)}
        heading={headingOf}
        cell={cellOf}
      />
      <OddsNotes page={page} period={period} of="day" />
    </>
  );
}

interface NothingThereProps {
  readonly prices: DayOddsPage;
  readonly today: string;
  readonly has: { readonly matches: boolean; readonly odds: boolean };
}

function NothingThere({ prices, today, has }: NothingThereProps) {
  if (!has.matches) return <EmptyList hint={m.list_empty_day_hint()} link={null} />;
  if (has.odds) {
    const link = { to: dayOddsPath(prices, today), text: m.list_show_all() };
    return <EmptyList hint={m.list_empty_filter_hint()} link={link} />;
  }
  const isChosen = prices.company_id !== null;
  return (
    <NoDayOdds
      bestPath={isChosen ? dayOddsPath({ ...prices, company_id: null }, today) : null}
      over={prices.date < today}
    />
  );
}
