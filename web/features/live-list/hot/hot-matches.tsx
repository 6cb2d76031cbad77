import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import { groupByCompetition } from "#shared/match/match-order.ts";
import { addDays, dateOf } from "#shared/time/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { ConnectionLine } from "#web/features/live-overlay/connection-line.tsx";
import type { ZonedDay } from "#web/features/match/match.query.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { dayOf, formatDay } from "#web/platform/i18n/format.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { useFallbackInterval } from "#web/platform/realtime/use-fallback-interval.ts";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";
import { weekdayName } from "../day/day-strip.tsx";
import { LeaguesPanel, SidePanels } from "../day/match-day-panels.tsx";
import { EmptyList } from "../list/match-list-empty.tsx";
import { FlatRows } from "../list/match-list-rows.tsx";
import { LivescoreNav } from "../livescore/livescore-nav.tsx";
import { hotMatchesQuery, turnOf } from "./hot-matches.query.ts";

const MatchDaySync = lazyWithRetry(() => import("#web/features/live-overlay/match-day-sync.tsx"));

const NO_PLACES = {};

/** Matches of hot competitions by day: live, coming, finished. They keep the order of the page load. */
export default function HotMatches({ date, tz }: ZonedDay) {
  const matches = useSuspenseQuery({
    ...hotMatchesQuery({ date, tz }),
    refetchInterval: useFallbackInterval("live"),
  }).data;
  const today = useClockValue((nowMs) => dateOf(Math.floor(nowMs / 1000), shownZone()));
  const days = byDay(matches);
  return (
    <LivescoreLayout
      left={<LeaguesPanel groups={groupByCompetition(matches)} flat />}
      leftLabel={m.leagues_heading()}
      right={<SidePanels matches={matches} places={NO_PLACES} />}
      rightLabel={m.upcoming_heading()}
    >
      <header className="list-heading">
        <h1>{m.hot_matches_heading()}</h1>
        <ConnectionLine />
      </header>
      <div className="list-bar">
        <div className="list-bar-scroll">
          <LivescoreNav shown={null} />
        </div>
      </div>
      {days.length === 0 ? (
        <EmptyList
          hint={m.hot_matches_none()}
          link={{ to: pathOf("home", getLocale()), text: m.hot_matches_all() }}
        />
      ) : null}
      <div className="match-list">
        {days.map(([day, rows]) => (
          <section key={day} className="panel" aria-labelledby={`day-${day}`}>
            <header className="block-header">
              <h2 id={`day-${day}`} className="font-semibold">
                {`${dayLabel(day, today)}, ${formatDay(day)}`}
              </h2>
              <span className="block-count ml-auto">{m.group_count({ count: rows.length })}</span>
            </header>
            <FlatRows matches={rows} />
          </section>
        ))}
      </div>
      <AfterHydration>{() => <MatchDaySync date={today} matches={matches} />}</AfterHydration>
    </LivescoreLayout>
  );
}

function byDay(matches: readonly Match[]): [day: string, rows: Match[]][] {
  const days = new Map<string, Match[]>();
  for (const match of matches) {
    const day = dayOf(match.match_time);
    days.set(day, [...(days.get(day) ?? []), match]);
  }
  return [...days].map(([day, rows]) => [day, rows.sort((one, other) => turnOf(one) - turnOf(other))]);
}

function dayLabel(day: string, today: string): string {
  if (day === today) return m.day_today();
  return day === addDays(today, 1) ? m.list_tomorrow() : weekdayName(day);
}
