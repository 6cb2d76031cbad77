import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { hasLive, readView, type ShownTables, type ShownView } from "#shared/standings/table-view.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { FollowButton } from "#web/platform/favourites/follow-button.tsx";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { useScreenPath } from "#web/platform/navigation/shown-screen.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { LivescoreLayout } from "#web/ui/livescore-layout.tsx";
import { LeagueList, LeagueSearch, LeagueStrip, standingsPath } from "./league-picker.tsx";
import type { StandingsPage } from "./standings.loader.server.ts";
import { type ListedLeague, leaguesQuery } from "./standings.query.ts";
import { StandingsViews } from "./standings-views.tsx";

interface StandingsPageViewProps {
  readonly page: StandingsPage;
  /** Number of the league's live matches. */
  readonly inPlay: number;
  /** The league's tables in a view. */
  readonly tables: (shown: ShownTables) => ReactNode;
  /** The league's matches of today. */
  readonly matches: ReactNode;
}

/** League and season of the tables. */
export const standingsTitle = ({ competition, season }: ListedLeague): string => {
  const league = shownName(competition);
  return season === null
    ? m.standings_title_league({ league })
    : m.standings_title_season({ league, season: season.name });
};

/** One league's tables, with links to others. */
export function StandingsPageView({ page, inPlay, tables, matches }: StandingsPageViewProps) {
  const { league, sought } = page;
  const { data: leagues } = useSuspenseQuery(leaguesQuery(sought, getLocale()));
  const picker = { leagues, league, sought };
  return (
    <LivescoreLayout
      left={<LeagueList {...picker} />}
      leftLabel={m.leagues_heading()}
      right={
        <>
          {matches}
          <AboutTables />
        </>
      }
      rightLabel={m.standings_about()}
    >
      <header className="standings-header">
        <h1>{league ? standingsTitle(league) : m.standings_heading()}</h1>
        {league ? (
          <FollowButton kind="league" id={league.competition.id} name={shownName(league.competition)} />
        ) : null}
      </header>
      <LeagueSearch sought={sought} />
      <LeagueStrip {...picker} />
      {league ? (
        <LeagueTables league={league} sought={sought} inPlay={inPlay} tables={tables} />
      ) : (
        <Empty text={m.standings_not_found({ sought })} />
      )}
    </LivescoreLayout>
  );
}

interface LeagueTablesProps extends Pick<StandingsPageViewProps, "inPlay" | "tables"> {
  readonly league: ListedLeague;
  readonly sought: string;
}

function LeagueTables({ league, sought, inPlay, tables }: LeagueTablesProps) {
  const { competition, season } = league;
  const standings = useQuery({ ...tablesQuery(season?.id ?? 0), enabled: season !== null }).data;
  const [search] = useSearchParams();
  const live = hasLive(standings?.tables ?? []);
  const view = readView(search.get("view"), live);
  const path = useScreenPath()("standings");
  const leaguePath = pathOf("league", getLocale(), { id: competition.id });
  const link = { to: leaguePath, text: m.standings_league_page() };
  if (!standings || standings.tables.length === 0)
    return <Empty text={m.standings_none_of_league()} link={link} />;
  const kept = sought === "" ? {} : { q: sought };
  return (
    <>
      <StandingsViews
        chosen={view}
        hasLive={live}
        hrefOf={(one) => standingsPath(path, competition.id, one === null ? kept : { ...kept, view: one })}
      />
      <p className="standings-in-play" role="status">
        {inPlay > 0 ? inPlayText(view, inPlay) : null}
      </p>
      <section className="panel" aria-labelledby="standings">
        <div className="panel-bar">
          <h2 id="standings" className="flex min-w-0 items-center gap-2 font-semibold">
            <CountryFlag of={competition.country} />
            <span>{`${shownName(competition.country)}: ${shownName(competition)}`}</span>
          </h2>
          <SiteLink to={link.to} className="text-link standings-league-link">
            {link.text}
          </SiteLink>
        </div>
        {tables({ ...standings, view, of: shownName(competition) })}
      </section>
    </>
  );
}

const inPlayText = (view: ShownView, count: number): string =>
  view === "live" ? m.standings_in_play_counted({ count }) : m.standings_in_play({ count });

/** Explains the numbers and when they change. */
function AboutTables() {
  return (
    <section className="panel">
      <h2 className="panel-heading">{m.standings_about()}</h2>
      <ul className="flex flex-col gap-2 px-3 pb-3 text-muted">
        <li>{m.standings_about_results()}</li>
        <li>{m.standings_about_order()}</li>
        <li>{m.standings_about_form()}</li>
      </ul>
    </section>
  );
}

interface EmptyProps {
  readonly text: string;
  readonly link?: { readonly to: string; readonly text: string };
}

function Empty({ text, link }: EmptyProps) {
  return (
    <div className="panel panel-empty">
      <p className="max-w-80 text-muted">{text}</p>
      {link ? (
        <SiteLink to={link.to} className="button mt-2">
          {link.text}
        </SiteLink>
      ) : null}
    </div>
  );
}
