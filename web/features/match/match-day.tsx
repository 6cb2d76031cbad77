import { lazy, type ReactNode, Suspense } from "react";
import type { Match } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { formatDay } from "#web/platform/format.ts";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";
import { ConnectionLine } from "./connection-line.tsx";
import { DayStrip, weekdayName } from "./day-strip.tsx";
import { FilterChips } from "./filter-chips.tsx";
import type { MatchDayPage } from "./match-day.loader.server.ts";
import { groupsOfDay } from "./match-day-groups.ts";
import { countFilters, filterMatches, readFilter } from "./match-filter.ts";
import { EmptyList, type ListPrices, MatchList } from "./match-list.tsx";
import { useMatchDay } from "./use-match-day.ts";

// The panels stand in the HTML and need no script to be read or used: they come alive after the list.
const DayLeagues = lazy(async () => ({ default: (await import("./match-day-panels.tsx")).LeaguesPanel }));
const DaySide = lazy(async () => ({ default: (await import("./match-day-panels.tsx")).SidePanels }));
const MatchDaySync = lazy(() => import("./live/match-day-sync.tsx"));

/** Prices in the list of a day. */
export interface DayPrices extends ListPrices {
  /** What a reader chooses about them, above the list. */
  readonly bar: ReactNode;
  /** Keeps the fetched rows and their prices in step; without it the rows alone are. */
  readonly sync: (matches: readonly Match[]) => ReactNode;
}

interface MatchDayViewProps {
  readonly page: MatchDayPage;
  readonly prices?: DayPrices | undefined;
}

/** The list of a day with its day strip, filters and side panels. */
export function MatchDayView({ page, prices }: MatchDayViewProps) {
  const { fetched, added, places } = useMatchDay(page.date, page.day);
  const filter = readFilter(usePageQuery().get("status"));
  const groups = groupsOfDay(filterMatches(fetched, filter, places), filterMatches(added, filter, places));
  const all = [...fetched, ...added];
  const counts = countFilters(all, places);
  const isToday = page.date === page.today;
  return (
    <LivescoreLayout
      left={
        <Suspense>
          <DayLeagues groups={groups} />
        </Suspense>
      }
      leftLabel={m.leagues_heading()}
      right={
        <Suspense>
          <DaySide matches={all} places={places} />
        </Suspense>
      }
      rightLabel={m.upcoming_heading()}
    >
      <header className="flex flex-wrap items-center gap-x-3">
        <DayHeading page={page} />
        <ConnectionLine following={isToday || counts.live > 0} />
      </header>
      <DayStrip days={page.days} today={page.today} shown={page.date} />
      <FilterChips chosen={filter} counts={counts} />
      {prices?.bar}
      {groups.length > 0 ? (
        <MatchList groups={groups} prices={prices} />
      ) : (
        <NothingThere page={page} filtered={all.length > 0} />
      )}
      <AfterHydration>
        {() => prices?.sync(fetched) ?? <MatchDaySync date={page.date} matches={fetched} />}
      </AfterHydration>
    </LivescoreLayout>
  );
}

/** Which day it is, and the way back to today where the strip does not reach that far. */
function DayHeading({ page: { date, days, today } }: { readonly page: MatchDayPage }) {
  const day = formatDay(date);
  const heading = date === today ? m.home_heading() : m.home_title_date({ date: day });
  return (
    <>
      <h1 className="min-w-0 truncate text-lg font-semibold">{heading}</h1>
      {days.includes(today) ? (
        <span className="hidden text-muted sm:inline">
          {weekdayName(date)}
          {date === today ? `, ${day}` : null}
        </span>
      ) : (
        <a href={pathOf("home", getLocale())} className="text-link -my-2.5 py-2.5">
          {m.day_today()}
        </a>
      )}
    </>
  );
}

function NothingThere({ page, filtered }: { readonly page: MatchDayPage; readonly filtered: boolean }) {
  const home = pathOf("home", getLocale());
  if (filtered) {
    const to = page.date === page.today ? home : `${home}?date=${page.date}`;
    return <EmptyList hint={m.list_empty_filter_hint()} link={{ to, text: m.list_show_all() }} />;
  }
  const link = page.date === page.today ? null : { to: home, text: m.list_back_to_today() };
  return <EmptyList hint={m.list_empty_day_hint()} link={link} />;
}
