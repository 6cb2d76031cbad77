import { useCallback } from "react";
import type { CallEndpoint } from "#shared/api/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { MoreButton } from "#web/platform/more-button.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { PageLinks } from "#web/platform/page-links.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { useMore } from "#web/platform/use-more.ts";
import { TeamCards } from "./team-cards.tsx";
import { searchOfFilter, teamsPath, teamsQuery } from "./teams-filter.ts";
import { TeamsForm } from "./teams-form.tsx";
import type { HotTeams, TeamsPageData } from "./teams-page.loader.server.ts";

/** All teams, those of the hottest leagues first, and a form that narrows them. */
export function TeamsPageView({ data }: { readonly data: TeamsPageData }) {
  return (
    <div className="team-page">
      <PageHead
        title={titleOf(data)}
        description={m.teams_description()}
        search={searchOfFilter(data.filter)}
      />
      <h1 className="team-list-title">{titleOf(data)}</h1>
      <TeamsForm data={data} />
      {data.hot.map((hot) => (
        <HotPanel key={hot.competition.id} hot={hot} />
      ))}
      <ListPanel key={teamsPath(data.filter)} data={data} />
    </div>
  );
}

/** What the list is of: a competition's teams, a country's, or all. */
function titleOf({ filter, countries, competitions }: TeamsPageData): string {
  const competition = competitions.find(({ id }) => id === filter.comp_id);
  if (competition) return m.teams_title_of({ of: shownName(competition) });
  const country = countries.find(({ id }) => id === filter.country_id);
  return country ? m.teams_title_of({ of: shownName(country) }) : m.teams_title();
}

function HotPanel({ hot: { competition, teams } }: { readonly hot: HotTeams }) {
  const id = `hot-${competition.id}`;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-bar">
        <h2 id={id} className="min-w-0 truncate font-semibold">
          {shownName(competition.country)}: {shownName(competition)}
        </h2>
        <a href={pathOf("league", getLocale(), { id: competition.id })} className="quiet-button">
          {m.teams_league()}
        </a>
      </div>
      <TeamCards teams={teams} />
    </section>
  );
}

function ListPanel({ data: { filter, too_short, teams, page, hot } }: { readonly data: TeamsPageData }) {
  const ask = useCallback(
    async (call: CallEndpoint, wanted: number) => {
      const query = teamsQuery({ ...filter, page: wanted }, page.limit);
      const answer = await call("/api/v1/football/teams/list", query);
      return { rows: answer.data.teams, page: answer.page ?? { ...page, page: wanted } };
    },
    [filter, page],
  );
  const list = useMore({ rows: teams, page }, ask);
  if (too_short || list.rows.length === 0) {
    return (
      <section className="panel team-empty" role="status">
        <h2 className="font-semibold">{too_short ? m.teams_name_short() : m.teams_none()}</h2>
        {too_short ? null : <p>{m.teams_none_hint()}</p>}
      </section>
    );
  }
  return (
    <section className="panel" aria-labelledby="teams">
      <div className="panel-bar">
        <h2 id="teams" className="font-semibold">
          {hot.length > 0 ? m.teams_all() : m.teams_found()}
        </h2>
        <span className="text-meta text-muted">{m.teams_count({ count: page.total })}</span>
      </div>
      <TeamCards teams={list.rows} withCountry />
      <MoreButton list={list} />
      <PageLinks
        page={page}
        through={list.through}
        hrefOf={(wanted) => teamsPath({ ...filter, page: wanted })}
        label={m.teams_pages()}
      />
    </section>
  );
}
