import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { SportsTeam } from "schema-dts";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { TeamProfile } from "#shared/team/index.ts";
import { pathOf } from "#shared/url/index.ts";
import type { QueryKey } from "#shared/url/query-key.table.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { type Query, queryAt, searchOf } from "#web/platform/navigation/page-path.ts";
import { TabLinks } from "#web/platform/navigation/tab-links.tsx";
import type { Crumb } from "#web/platform/seo/breadcrumbs.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { teamQuery } from "./team.query.ts";
import { TeamHeader } from "./team-header.tsx";
import { queryOfTab, TEAM_TABS, type TeamTab, teamTabAt, teamTabPath, wordsOfTab } from "./team-tab.ts";

const CalendarLinks = lazyWithRetry(() => import("#web/platform/calendar/calendar-links.tsx"));

interface TeamPageProps {
  readonly teamId: number;
  /** The tab's body. */
  readonly children: ReactNode;
  /** The match that the team plays now, above the tab. */
  readonly current?: ReactNode;
  /** News about the team, below the tab. */
  readonly news?: (name: string) => ReactNode;
}

/** The page of a team: header, tabs and the current tab. */
export default function TeamPageView({ teamId, children, current, news }: TeamPageProps) {
  const { team } = useSuspenseQuery(teamQuery(teamId)).data;
  const [search] = useSearchParams();
  const tab = teamTabAt(search);
  return (
    <article className="team-page">
      <TeamHead team={team} tab={tab} tabQuery={queryAt(search, QUERY_KEYS[tab])} />
      <div className="team-top">
        <TeamHeader
          team={team}
          calendar={
            <Suspense fallback={null}>
              <CalendarLinks of="team" id={team.id} />
            </Suspense>
          }
        />
        <TabLinks
          label={m.team_tabs()}
          tabs={TEAM_TABS.map((key) => ({
            key,
            href: teamTabPath(team.id, key),
            name: wordsOfTab(key).name(),
          }))}
          current={tab}
        />
      </div>
      <div className="team-tab-body">
        {current}
        {children}
        {news?.(shownName(team))}
      </div>
    </article>
  );
}

/** The part of a tab's URL that identifies another page. */
const QUERY_KEYS: Readonly<Record<TeamTab, readonly QueryKey[]>> = {
  summary: [],
  teamsche: ["status", "page"],
  lineup: [],
  playerzh: ["season_year"],
  playerdata: ["season_id"],
  achievements: ["comp_id"],
};

interface TeamHeadProps {
  readonly team: TeamProfile;
  readonly tab: TeamTab;
  readonly tabQuery: Query;
}

function TeamHead({ team, tab, tabQuery }: TeamHeadProps) {
  // Live matches have no list of their own.
  const named = tabQuery.status === "live" ? { ...tabQuery, status: null } : tabQuery;
  const words = { team: shownName(team), country: shownName(team.country) };
  const { title, description } = wordsOfTab(tab);
  const origin = useSiteFacts()?.site_origin ?? "";
  const { pathname } = useLocation();
  return (
    <PageHead
      title={title(words)}
      description={description(words)}
      names={{ team_name: words.team }}
      search={searchOf(queryOfTab(tab, named))}
      // Server only: the browser bundle does not contain it.
      structuredData={import.meta.env.SSR ? sportsTeam(team, origin + pathname) : undefined}
      type="profile"
      way={wayTo(team)}
      name={words.team}
    />
  );
}

/** All teams, and those of the team's country. */
function wayTo({ country }: TeamProfile): Crumb[] {
  const teams = pathOf("teams", getLocale());
  return [
    { name: m.nav_teams(), path: teams },
    { name: shownName(country), path: `${teams}?country_id=${country.id}` },
  ];
}

/** The team as schema.org data. */
function sportsTeam(team: TeamProfile, url: string): SportsTeam {
  const { venue, coach, founded } = team;
  return {
    "@type": "SportsTeam",
    name: shownName(team),
    sport: "Football",
    url,
    ...(coach ? { coach: { "@type": "Person", name: coach.name } } : {}),
    ...(founded === null ? {} : { foundingDate: String(founded) }),
    ...(venue ? { location: { "@type": "Place", name: venue.name, address: venue.city ?? venue.name } } : {}),
  };
}
