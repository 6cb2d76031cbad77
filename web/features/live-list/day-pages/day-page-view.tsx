import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { ConnectionLine } from "#web/features/live-overlay/connection-line.tsx";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { CalendarLinksTo } from "#web/platform/calendar/calendar-links.tsx";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { formatDay } from "#web/platform/i18n/format.ts";
import { useScreenPath } from "#web/platform/navigation/shown-screen.ts";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";
import { stripOf } from "../day/day-strip.rules.ts";
import { DayStrip, weekdayName } from "../day/day-strip.tsx";
import { groupsOfDay } from "../day/match-day-groups.ts";
import { MorePanels } from "../day/match-day-panels.tsx";
import { statusOf } from "../day/match-filter.ts";
import { useMatchesOfDay, useReaderDay } from "../day/use-day.ts";
import { type ShownDay, useMatchDay } from "../day/use-match-day.ts";
import { MatchList } from "../list/match-list.tsx";
import { EmptyList } from "../list/match-list-empty.tsx";
import { BLOCKS_A_PAGE, readPage } from "../list/match-list-tab.ts";
import { isNear } from "./day-distance.rules.ts";
import type { KindOfDayPage } from "./day-page.loader.server.ts";
import { dayPageHead, dayPageTitle } from "./day-page-head.ts";
import { DAY_PAGES, type DayPageKind, isOn, pageOfDay } from "./day-page-kind.ts";
import { LeagueChoice, LeaguesOfDay } from "./league-links.tsx";
import { LoadMore } from "./load-more.tsx";

const DayExtras = lazyWithRetry(() => import("./day-extras.tsx"));

/** The page's matches. A push adds matches but removes none: rows must not vanish under a finger. */
function useRows(kind: DayPageKind, fetched: readonly Match[], { added, places }: ShownDay) {
  return useMemo(() => {
    const isShown = (match: Match) => isOn(kind, match.status) || isOn(kind, statusOf(match, places));
    const rows = fetched.filter(isShown);
    return { rows, groups: groupsOfDay(rows, added.filter(isShown)) };
  }, [kind, fetched, added, places]);
}

/** Results or schedule of a day by competition, hot ones first. */
export function DayPageView({ page: site }: { readonly page: KindOfDayPage }) {
  const { kind } = site;
  const day = useReaderDay(site);
  const { date, today } = day;
  const plainDay = site.plainDay === null ? null : site.plainDay === site.today ? today : date;
  const page = { ...site, date, today, plainDay };
  const fetched = useMatchesOfDay(site, day, DAY_PAGES[kind]);
  const { rows, groups } = useRows(kind, fetched, useMatchDay(date, fetched));
  const query = usePageQuery();
  const chosen = query.has("comp_id") ? Number(query.get("comp_id")) : null;
  const wanted = chosen === null ? groups : groups.filter(({ competition }) => competition.id === chosen);
  const shown = wanted.slice(0, readPage(query.get("page")) * BLOCKS_A_PAGE);
  const isPlayed = isNear(date, today);
  const pathTo = useScreenPath();
  return (
    <LivescoreLayout
      left={<LeaguesOfDay groups={groups} chosen={chosen} />}
      leftLabel={m.leagues_heading()}
      right={<MorePanels matches={rows} />}
      rightLabel={m.browse_heading()}
    >
      <header className="list-heading">
        <h1>{dayPageTitle(page)}</h1>
        <span className="list-heading-day">
          {date === today ? `${weekdayName(date)}, ${formatDay(date)}` : weekdayName(date)}
        </span>
        <ConnectionLine following={isPlayed} />
      </header>
      <DayStrip
        days={stripOf(date, today)}
        today={today}
        shown={date}
        plainDay={plainDay}
        pathOfDay={(one) => pathTo(pageOfDay(kind, one, today))}
      />
      <LeagueChoice groups={groups} chosen={chosen} />
      {shown.length > 0 ? (
        <MatchList groups={shown} />
      ) : (
        <NothingThere page={page} filtered={groups.length > 0} />
      )}
      <LoadMore left={wanted.length - shown.length} text={m.list_more} />
      {kind === "schedule" && fetched.length > 0 ? (
        <CalendarLinksTo path={`${pathOf("schedule", getLocale())}.ics?date=${date}`} />
      ) : null}
      <AfterHydration>{() => <DayExtras date={date} matches={fetched} isPlayed={isPlayed} />}</AfterHydration>
    </LivescoreLayout>
  );
}

const hints = {
  results: m.results_empty_hint,
  schedule: m.schedule_empty_hint,
} as const satisfies Record<DayPageKind, () => string>;

/** Empty state with its reason, and the nearest day with matches. */
function NothingThere({ page, filtered }: { readonly page: KindOfDayPage; readonly filtered: boolean }) {
  const path = useScreenPath()(page.kind);
  const dayPath = (day: string) => (day === page.plainDay ? path : `${path}?date=${day}`);
  if (filtered) {
    const link = { to: dayPath(page.date), text: m.list_show_all() };
    return <EmptyList hint={m.day_league_empty_hint()} link={link} />;
  }
  const { nearest } = page;
  if (nearest !== null) {
    const link = { to: dayPath(nearest), text: m.day_nearest({ date: formatDay(nearest) }) };
    return <EmptyList hint={hints[page.kind]()} link={link} />;
  }
  const back = page.date === page.today ? null : { to: dayPath(page.today), text: m.list_back_to_today() };
  return <EmptyList hint={hints[page.kind]()} link={back} />;
}

/** The whole page of a day's results or schedule. */
export default function DayPageScreen({ page }: { readonly page: KindOfDayPage }) {
  const { matches } = useSuspenseQuery(matchDayQuery(page, DAY_PAGES[page.kind])).data;
  return (
    <>
      <PageHead {...dayPageHead(page, matches.length === 0)} />
      <DayPageView page={page} />
    </>
  );
}
