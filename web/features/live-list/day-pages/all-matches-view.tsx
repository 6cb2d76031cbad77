import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { ConnectionLine } from "#web/features/live-overlay/connection-line.tsx";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { formatDay } from "#web/platform/i18n/format.ts";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";
import { stripOf } from "../day/day-strip.rules.ts";
import { DayStrip, weekdayName } from "../day/day-strip.tsx";
import { FilterChips } from "../day/filter-chips.tsx";
import { SidePanels } from "../day/match-day-panels.tsx";
import { countFilters, filterMatches, readFilter } from "../day/match-filter.ts";
import { type DayPage, useMatchesOfDay, useReaderDay } from "../day/use-day.ts";
import { useMatchDay } from "../day/use-match-day.ts";
import { EmptyList } from "../list/match-list-empty.tsx";
import { FlatRows } from "../list/match-list-rows.tsx";
import { ROWS_A_PAGE, readPage } from "../list/match-list-tab.ts";
import { isNear } from "./day-distance.rules.ts";
import { type Hour, hoursOf } from "./hours.rules.ts";
import { LoadMore } from "./load-more.tsx";

const DayExtras = lazyWithRetry(() => import("./day-extras.tsx"));

/** Heading and title of the list of a day's matches. */
const allMatchesTitle = ({ date, today }: Pick<DayPage, "date" | "today">): string =>
  date === today ? m.matches_title_today() : m.matches_title_date({ date: formatDay(date) });

/** Every match of a day by kick-off, across competitions. */
function AllMatchesView({ page: site }: { readonly page: DayPage }) {
  const page = useReaderDay(site);
  const { date, today } = page;
  const fetched = useMatchesOfDay(site, page);
  const { added, places } = useMatchDay(date, fetched);
  const query = usePageQuery();
  const filter = readFilter(query.get("status"));
  const all = [...fetched, ...added];
  const wanted = filterMatches(all, filter, places);
  const count = readPage(query.get("page")) * ROWS_A_PAGE;
  const hours = hoursOf(wanted, count);
  const isPlayed = isNear(date, today);
  return (
    <LivescoreLayout
      left={<HourLinks hours={hours} />}
      leftLabel={m.matches_hours()}
      right={<SidePanels matches={all} places={places} />}
      rightLabel={m.upcoming_heading()}
    >
      <header className="list-heading">
        <h1>{allMatchesTitle(page)}</h1>
        <span className="list-heading-day">{weekdayName(date)}</span>
        <ConnectionLine following={isPlayed} />
      </header>
      <DayStrip days={stripOf(date, today)} today={today} shown={date} />
      <div className="list-bar">
        <div className="list-bar-scroll">
          <FilterChips chosen={filter} counts={countFilters(all, places)} />
        </div>
      </div>
      {hours.map(({ from, matches }) => (
        <section key={from} className="panel" aria-labelledby={hourId(from)}>
          <h2 id={hourId(from)} className="hour-heading">
            <time>{from}</time>
          </h2>
          <FlatRows matches={matches} />
        </section>
      ))}
      {wanted.length === 0 ? <NothingThere page={page} filtered={all.length > 0} /> : null}
      <LoadMore left={wanted.length - count} text={m.list_more_rows} />
      <AfterHydration>{() => <DayExtras date={date} matches={fetched} isPlayed={isPlayed} />}</AfterHydration>
    </LivescoreLayout>
  );
}

const hourId = (from: string): string => `hour-${from.slice(0, 2)}`;

/** Links from hours to their first matches. */
function HourLinks({ hours }: { readonly hours: readonly Hour[] }) {
  if (hours.length === 0) return null;
  return (
    <section className="panel pb-1">
      <h2 className="panel-heading">{m.matches_hours()}</h2>
      <ul>
        {hours.map(({ from, matches }) => (
          <li key={from}>
            <a href={`#${hourId(from)}`} className="panel-link tabular-nums">
              <time>{from}</time>
              <span className="ml-auto text-muted">{matches.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingThere({ page, filtered }: { readonly page: DayPage; readonly filtered: boolean }) {
  const path = pathOf("matches", getLocale());
  if (filtered) {
    const to = page.date === page.today ? path : `${path}?date=${page.date}`;
    return <EmptyList hint={m.list_empty_filter_hint()} link={{ to, text: m.list_show_all() }} />;
  }
  const link = page.date === page.today ? null : { to: path, text: m.list_back_to_today() };
  return <EmptyList hint={m.list_empty_day_hint()} link={link} />;
}

/** The whole page of a day's matches. */
export default function AllMatchesScreen({ page }: { readonly page: DayPage }) {
  const { matches } = useSuspenseQuery(matchDayQuery(page)).data;
  const date = formatDay(page.date);
  return (
    <>
      <PageHead
        title={allMatchesTitle(page)}
        description={m.matches_description({ date })}
        {...(page.date === page.today
          ? {}
          : { search: { date: page.date }, filterLabel: date, isPrivate: matches.length === 0 })}
      />
      <AllMatchesView page={page} />
    </>
  );
}
