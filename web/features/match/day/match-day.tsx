import { type ReactNode, useMemo } from "react";
import type { CompetitionRef, Match } from "#shared/match/index.ts";
import { byKickOff, type MatchGroup } from "#shared/match/match-order.ts";
import { addDays } from "#shared/time/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { formatDay } from "#web/platform/format.ts";
import { laterPart } from "#web/platform/later-code.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import { useStore } from "#web/platform/use-store.ts";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";
import { HotLeagues, HotLeaguesStrip } from "../hot/hot-leagues.tsx";
import { ConnectionLine } from "../live/connection-line.tsx";
import { type ListPrices, MatchList } from "../match-list/match-list.tsx";
import { ListEnd, ListTabs } from "../match-list/match-list-frame.tsx";
import { BLOCKS_A_PAGE, isHotMatch, readPage, readTab } from "../match-list/match-list-tab.ts";
import { useArrangedList, useListView } from "../match-list/match-list-view.ts";
import { DayStrip, weekdayName } from "./day-strip.tsx";
import { FilterChips } from "./filter-chips.tsx";
import type { RestOfList } from "./first-rows.rules.ts";
import type { MatchDayPage } from "./match-day.loader.server.ts";
import { EmptyDay } from "./match-day-empty.tsx";
import { groupsOfDay } from "./match-day-groups.ts";
import { LeaguesPanel, SidePanels } from "./match-day-panels.tsx";
import { type Counts, countFilters, filterMatches, type MatchFilter, readFilter } from "./match-filter.ts";
import { useMatchDay } from "./use-match-day.ts";

const ListTop = laterPart(() => import("../match-list/list-top.tsx"));
const MatchDaySync = laterPart(() => import("../live/match-day-sync.tsx"));

/** Prices in the list of a day. */
export interface DayPrices extends ListPrices {
  /** What a reader chooses about them, above the list. */
  readonly bar: ReactNode;
  /** Keeps the fetched rows and their prices in step; without it the rows alone are. */
  readonly sync: (matches: readonly Match[]) => ReactNode;
}

/** A list of a day that is not the home page's. */
export interface DayScope {
  /** What tells it from other cuts of the same day. */
  readonly name: string;
  readonly heading: string;
  /** Which of the day's matches it holds. It must keep its identity. */
  readonly has: (match: Match) => boolean;
  /** What is in play, on whichever day: there is no other day of it. */
  readonly isOfNow: boolean;
  /** Where the path says the status, and the paths of the others. */
  readonly status?: { readonly chosen: MatchFilter; readonly pathFor: (filter: MatchFilter) => string };
  /** In place of the tabs. */
  readonly nav: ReactNode;
}

interface MatchDayViewProps {
  readonly page: MatchDayPage;
  readonly hotLeagues: readonly CompetitionRef[];
  readonly prices?: DayPrices | undefined;
  readonly scope?: DayScope | undefined;
  /** Beside the list, after what belongs to it. */
  readonly beside?: ReactNode;
}

const any = () => true;

const sumOf = (one: Counts, other: Counts): Counts => ({
  all: one.all + other.all,
  live: one.live + other.live,
  upcoming: one.upcoming + other.upcoming,
  ended: one.ended + other.ended,
});

/** The list of a day with its day strip, filters and side panels. */
export function MatchDayView({ page, hotLeagues, prices, scope, beside }: MatchDayViewProps) {
  const { date, today } = page;
  const isToday = date === today;
  const { rest } = page;
  const { fetched, first, late, added, places, waits } = useMatchDay(date, page.day, {
    overnight: isToday ? page.overnight : undefined,
    rest,
  });
  const query = usePageQuery();
  const tab = scope ? "all" : readTab(query.get("livescore_tab"));
  const filter = scope?.status?.chosen ?? readFilter(query.get("status"));
  const has = scope?.has ?? (tab === "hot" ? isHotMatch : any);
  const all = useMemo(() => [...fetched, ...added].filter(has), [fetched, added, has]);
  const leagues = useStore(useListView(), (view) => view.leagues, null);
  const groups = useMemo(() => {
    const shown = (matches: readonly Match[]) => filterMatches(matches.filter(has), filter, places);
    return groupsOfDay(shown(first), shown([...late, ...added]));
  }, [first, late, added, has, filter, places]);
  // What the server counted, of all leagues and matches.
  const waiting = waits && rest && has === any && leagues === null ? rest : undefined;
  const counts = waiting
    ? sumOf(countFilters(fetched, places), waiting.counts)
    : countFilters(leagues ? all.filter(({ competition }) => leagues.has(competition.id)) : all, places);
  const isSettled = !waits || rest?.isMissing === true;
  const list = useArrangedList(`${scope?.name ?? ""} ${date} ${tab} ${filter}`, groups);
  const later = waiting && filter === "all" ? withoutShown(waiting, list.groups, all) : undefined;
  const pages = readPage(query.get("page"));
  const shown = list.rows === null ? list.groups.slice(0, pages * BLOCKS_A_PAGE) : [];
  return (
    <LivescoreLayout
      left={
        <>
          <HotLeagues leagues={hotLeagues} />
          <LeaguesPanel groups={list.groups} rest={later?.leagues} flat={list.rows !== null} />
        </>
      }
      leftLabel={m.leagues_heading()}
      right={
        <SidePanels matches={later ? [...all, ...later.next].sort(byKickOff) : all} places={places}>
          {beside}
        </SidePanels>
      }
      rightLabel={m.upcoming_heading()}
    >
      <header className="flex flex-wrap items-center gap-x-3">
        <DayHeading page={page} heading={scope?.heading} />
        <ConnectionLine following={isToday || counts.live > 0} />
      </header>
      {scope?.isOfNow ? null : <DayStrip days={page.days} today={today} shown={date} />}
      <HotLeaguesStrip leagues={hotLeagues} />
      {scope?.nav ?? <ListTabs tab={tab} groups={list.groups} />}
      <FilterChips chosen={filter} counts={counts} pathFor={scope?.status?.pathFor} />
      {prices?.bar}
      <div className="list-area">
        {isSettled ? (
          <AfterHydration>
            {() => (
              <ListTop
                listKey={list.key}
                groups={groups}
                all={all}
                places={places}
                filter={filter}
                pathFor={scope?.status?.pathFor}
                prices={prices}
              />
            )}
          </AfterHydration>
        ) : null}
        {list.empty && !waits ? (
          <EmptyDay page={page} filtered={fetched.length > 0} />
        ) : (
          <MatchList groups={shown} prices={prices} hasMoreOpen={later?.has_open} />
        )}
        <ListEnd
          left={list.rows === null ? list.groups.length - shown.length + (later?.leagues.length ?? 0) : 0}
          next={later && (list.groups[shown.length] ?? later.leagues[0])?.competition.id}
          rows={list.rows}
          tomorrow={isToday && (filter === "all" || filter === "upcoming") ? addDays(today, 1) : null}
          has={has}
        />
      </div>
      <AfterHydration>
        {() => prices?.sync(fetched) ?? <MatchDaySync date={date} matches={fetched} />}
      </AfterHydration>
    </LivescoreLayout>
  );
}

/** What is still to come, without what has come by push meanwhile. */
function withoutShown(rest: RestOfList, groups: readonly MatchGroup[], shown: readonly Match[]) {
  const leagues = new Set(groups.map(({ competition }) => competition.id));
  const ids = new Set(shown.map(({ id }) => id));
  return {
    leagues: rest.leagues.filter(({ competition }) => !leagues.has(competition.id)),
    next: rest.next.filter(({ id }) => !ids.has(id)),
    has_open: rest.has_open,
  };
}

interface DayHeadingProps {
  readonly page: MatchDayPage;
  readonly heading: string | undefined;
}

/** Which day it is, and the way back to today where the strip does not reach that far. */
function DayHeading({ page: { date, days, today }, heading }: DayHeadingProps) {
  const day = formatDay(date);
  return (
    <>
      <h1 className="min-w-0 truncate text-lg font-semibold">
        {heading ?? (date === today ? m.home_heading() : m.home_title_date({ date: day }))}
      </h1>
      {days.includes(today) ? (
        <span className="hidden text-muted sm:inline">
          {weekdayName(date)}
          {date === today || heading ? `, ${day}` : null}
        </span>
      ) : (
        <SiteLink to={pathOf("home", getLocale())} className="text-link -my-2.5 py-2.5">
          {m.day_today()}
        </SiteLink>
      )}
    </>
  );
}
