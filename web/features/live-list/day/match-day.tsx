import { type ReactNode, useMemo } from "react";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { addDays } from "#shared/time/index.ts";
import { ConnectionLine } from "#web/features/live-overlay/connection-line.tsx";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { formatDay } from "#web/platform/i18n/format.ts";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";
import { HotLeaguesPanel, HotLeaguesStrip } from "../hot/hot-leagues.tsx";
import { type ListPrices, MatchList } from "../list/match-list.tsx";
import { LeagueTab, ListEnd, ListOptions, ListTabs } from "../list/match-list-frame.tsx";
import { BLOCKS_A_PAGE, isHotMatch, readPage, readTab } from "../list/match-list-tab.ts";
import { useArrangedList, useListView } from "../list/match-list-view.ts";
import { stripOf } from "./day-strip.rules.ts";
import { DayStrip } from "./day-strip.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { EmptyDay } from "./match-day-empty.tsx";
import { groupsOfDay } from "./match-day-groups.ts";
import { LeaguesPanel, SidePanels } from "./match-day-panels.tsx";
import { countFilters, filterMatches, type MatchFilter, readFilter } from "./match-filter.ts";
import { type DayPage, useLiveList, useReaderDay } from "./use-day.ts";
import { useMatchDay } from "./use-match-day.ts";

const ListTop = lazyWithRetry(() => import("../list/list-top.tsx"));
const MatchDaySync = lazyWithRetry(() => import("#web/features/live-overlay/match-day-sync.tsx"));

/** Prices in a day's list. */
export interface DayPrices {
  /** Content beside the rows. It must keep its identity. */
  readonly list: ListPrices;
  /** The reader's price settings, among the options of the list. */
  readonly options: ReactNode;
  /** Keeps the fetched rows and their prices up to date; without it, only the rows are. */
  readonly sync: (matches: readonly Match[]) => ReactNode;
}

/** A day's list other than the home page's. */
export interface DayScope {
  /** Its key among the lists of the same day. */
  readonly name: string;
  readonly heading: string;
  /** Filters the day's matches. It must keep its identity. */
  readonly has: (match: Match) => boolean;
  /** The list is live only, across days: it has no other day. */
  readonly isOfNow: boolean;
  /** Paths that encode the status, for this list and the others. */
  readonly status?: { readonly chosen: MatchFilter; readonly pathFor: (filter: MatchFilter) => string };
  /** Replaces the tabs. */
  readonly nav: ReactNode;
}

interface MatchDayViewProps {
  /** The day in the server's time zone. */
  readonly page: DayPage;
  readonly prices?: DayPrices | undefined;
  readonly scope?: DayScope | undefined;
  /** Beside the list, after its panels. */
  readonly beside?: ReactNode;
}

const any = () => true;

/** The list of a day with its day strip, filters and side panels, in the reader's time zone. */
export function MatchDayView({ page: site, prices, scope, beside }: MatchDayViewProps) {
  const page = useReaderDay(site);
  const { date, today } = page;
  const fetched = useLiveList(site, page);
  const day = useFilteredDay(page, fetched, scope);
  const { tab, filter, places, counts } = day;
  const list = useArrangedList(`${scope?.name ?? ""} ${date} ${tab} ${filter}`, day.groups, filter === "all");
  return (
    <LivescoreLayout
      left={
        <>
          <HotLeaguesPanel />
          <LeaguesPanel groups={list.all} flat={list.rows !== null} />
        </>
      }
      leftLabel={m.leagues_heading()}
      right={
        <SidePanels matches={day.all} places={places}>
          {beside}
        </SidePanels>
      }
      rightLabel={m.upcoming_heading()}
    >
      <DayHeading page={page} heading={scope?.heading} />
      {scope?.isOfNow ? null : <DayStrip days={stripOf(date, today)} today={today} shown={date} />}
      <div className="list-bar">
        <div className="list-bar-scroll">
          <FilterChips chosen={filter} counts={counts} pathFor={scope?.status?.pathFor} />
          {scope?.nav ?? <ListTabs tab={tab} />}
        </div>
        <ConnectionLine following={date === today || counts.live > 0} />
        <ListOptions>{prices?.options}</ListOptions>
      </div>
      <LeagueTab tab={tab} groups={list.all} />
      <ListArea
        {...{ page, day, list }}
        isFetched={fetched.length > 0}
        pathFor={scope?.status?.pathFor}
        prices={prices?.list}
      />
      <AfterHydration>
        {() => prices?.sync(fetched) ?? <MatchDaySync date={date} matches={fetched} />}
      </AfterHydration>
    </LivescoreLayout>
  );
}

/** The day's matches that the tab, the status and the scope of the page let through. */
function useFilteredDay({ date, today }: DayPage, fetched: readonly Match[], scope: DayScope | undefined) {
  const { added, places } = useMatchDay(date, fetched, { isOfNow: date === today });
  const query = usePageQuery();
  const tab = scope ? "all" : readTab(query.get("livescore_tab"));
  const filter = scope?.status?.chosen ?? readFilter(query.get("status"));
  const has = scope?.has ?? (tab === "hot" ? isHotMatch : any);
  const all = useMemo(() => [...fetched, ...added].filter(has), [fetched, added, has]);
  const groups = useMemo(() => {
    const shown = (matches: readonly Match[]) => filterMatches(matches.filter(has), filter, places);
    return groupsOfDay(shown(fetched), shown(added));
  }, [fetched, added, has, filter, places]);
  const { leagues } = useSnapshot(useListView());
  const listed = leagues ? all.filter(({ competition }) => leagues.has(competition.id)) : all;
  return { tab, filter, has, all, groups, places, counts: countFilters(listed, places) };
}

interface ListAreaProps {
  readonly page: DayPage;
  readonly day: ReturnType<typeof useFilteredDay>;
  readonly list: ReturnType<typeof useArrangedList>;
  /** True if the day has matches, shown or not. */
  readonly isFetched: boolean;
  readonly pathFor: ((filter: MatchFilter) => string) | undefined;
  readonly prices: ListPrices | undefined;
}

function ListArea({ page, day, list, isFetched, pathFor, prices }: ListAreaProps) {
  const { groups, all, places, filter, has } = day;
  const pages = readPage(usePageQuery().get("page"));
  const shown = list.rows === null ? list.groups.slice(0, pages * BLOCKS_A_PAGE) : [];
  const hasTomorrow = page.date === page.today && (filter === "all" || filter === "upcoming");
  return (
    <div className="list-area">
      <AfterHydration>
        {() => (
          <ListTop
            {...{ groups, all, places, filter, pathFor, prices }}
            listKey={list.key}
            hasLiveSection={filter === "all"}
          />
        )}
      </AfterHydration>
      {list.empty ? (
        <EmptyDay page={page} filtered={isFetched} />
      ) : (
        <MatchList live={list.live} groups={shown} prices={prices} aside={<HotLeaguesStrip />} />
      )}
      <ListEnd
        left={list.rows === null ? list.groups.length - shown.length : 0}
        rows={list.rows}
        tomorrow={hasTomorrow ? addDays(page.today, 1) : null}
        has={has}
      />
    </div>
  );
}

interface DayHeadingProps {
  readonly page: DayPage;
  readonly heading: string | undefined;
}

/** For screen readers: the screen is for the rows, and the strip shows the day. */
function DayHeading({ page: { date, today }, heading }: DayHeadingProps) {
  const name = date === today ? m.home_heading() : m.home_title_date({ date: formatDay(date) });
  return <h1 className="sr-only">{heading ?? name}</h1>;
}
