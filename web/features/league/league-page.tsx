import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { SportsOrganization } from "schema-dts";
import { m } from "#messages/paraglide/messages.js";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { idIn, type Query, searchOf, valueIn } from "#web/platform/navigation/page-path.ts";
import { TabLinks } from "#web/platform/navigation/tab-links.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { type LeaguePageData, leagueQuery } from "./league.query.ts";
import { LeagueHeader } from "./league-header.tsx";
import {
  type LeagueTab,
  leagueTabAt,
  leagueTabPath,
  offeredTabs,
  searchOfTab,
  wordsOfTab,
} from "./league-tab.ts";
import { searchOfSection, sectionNamed, sectionShown, titleOfSection } from "./schedule/schedule-choice.ts";

const CalendarLinks = lazyWithRetry(() => import("#web/platform/calendar/calendar-links.tsx"));

interface LeaguePageProps {
  readonly leagueId: number;
  /** The tab's body. */
  readonly children: ReactNode;
  /** News about the competition, below the tab. */
  readonly news?: (page: LeaguePageData) => ReactNode;
}

/** The page of a competition: header, tabs and the current tab. */
export default function LeaguePageView({ leagueId, children, news }: LeaguePageProps) {
  const [search] = useSearchParams();
  const { data: page } = useSuspenseQuery(leagueQuery(leagueId, idIn(search, "season_id")));
  const tab = leagueTabAt(search, page);
  return (
    <article className="league-page">
      <LeagueHead page={page} search={search} />
      <div className="league-top">
        <LeagueHeader
          page={page}
          tab={tab}
          calendar={
            <Suspense fallback={null}>
              <CalendarLinks of="league" id={leagueId} />
            </Suspense>
          }
        />
        <TabLinks
          label={m.league_tabs()}
          tabs={offeredTabs(page).map((key) => ({
            key,
            href: leagueTabPath(page, key),
            name: wordsOfTab(key).name(),
          }))}
          current={tab}
        />
      </div>
      <div className="league-tab-body">
        {children}
        {news?.(page)}
      </div>
    </article>
  );
}

interface LeagueHeadProps {
  readonly page: LeaguePageData;
  readonly search: URLSearchParams;
}

/** Each tab of each season is a separate page, and so is each requested part of the schedule. */
function LeagueHead({ page, search }: LeagueHeadProps) {
  const tab = leagueTabAt(search, page);
  const words = {
    league: shownName(page.competition),
    country: shownName(page.competition.country),
    season: page.season?.name ?? "",
  };
  const { title, description } = wordsOfTab(tab);
  const origin = useSiteFacts()?.site_origin ?? "";
  const { pathname } = useLocation();
  const section = tab === "schedule" ? sectionNamed(page, search) : null;
  const name = section === null ? null : titleOfSection(section);
  const tabTitle = title(words).replace(/\s{2,}/g, " ");
  return (
    <PageHead
      title={name === null ? tabTitle : m.league_title_section({ title: tabTitle, part: name })}
      description={description(words)}
      names={{ competition_name: words.league, season_name: words.season }}
      search={searchOf({
        ...searchOfTab(page, tab),
        ...(section && searchOfSection(section)),
        ...queryOfPage(page, tab, search),
      })}
      // Server only: the browser bundle does not contain it.
      structuredData={import.meta.env.SSR ? sportsOrganization(page, origin, pathname) : undefined}
      name={words.league}
    />
  );
}

/** The competition as schema.org data. */
function sportsOrganization(
  { competition }: LeaguePageData,
  origin: string,
  pathname: string,
): SportsOrganization {
  return {
    "@type": "SportsOrganization",
    name: shownName(competition),
    url: origin + pathname,
    sport: "Football",
    ...(competition.logo?.startsWith("/") ? { logo: origin + competition.logo } : {}),
    areaServed: { "@type": "Place", name: shownName(competition.country) },
  };
}

/** The query of a list page; the first page has none. */
function queryOfPage(league: LeaguePageData, tab: LeagueTab, search: URLSearchParams): Query {
  const { page, status } = { page: valueIn(search, "page"), status: search.get("status") };
  if (page === null || page === "1") return {};
  if (tab === "scorers" || tab === "transfers") return { page };
  const isList = tab === "schedule" && sectionShown(league, search)?.round === null;
  return isList && (status === "upcoming" || status === "ended") ? { page, status } : {};
}
