import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { ListPanel } from "#web/platform/list/list-panel.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { searchOf } from "#web/platform/page-path.ts";
import { shownName } from "#web/platform/shown-name.ts";
import { TeamCards } from "./team-cards.tsx";
import { askTeams, queryOfTeams, teamsPath } from "./teams-filter.ts";
import { TeamsForm } from "./teams-form.tsx";
import type { HotTeams, TeamsPageData } from "./teams-page.loader.server.ts";

/** All teams, those of the hottest leagues first, and a form that narrows them. */
export function TeamsPageView({ data }: { readonly data: TeamsPageData }) {
  const { filter, hot, rows, page } = data;
  return (
    <div className="team-page">
      <PageHead
        title={titleOf(data)}
        description={m.teams_description()}
        search={searchOf(queryOfTeams(filter))}
        isPrivate={filter.name !== null || rows.length === 0}
      />
      <h1 className="list-title">{titleOf(data)}</h1>
      <TeamsForm data={data} />
      {hot.map((one) => (
        <HotPanel key={one.competition.id} hot={one} />
      ))}
      <ListPanel
        key={teamsPath(filter)}
        id="teams"
        filter={filter}
        pathOf={teamsPath}
        first={{ rows, page }}
        ask={askTeams}
        tooShort={data.too_short}
        words={{
          heading: hot.length > 0 ? m.teams_all() : m.teams_found(),
          count: m.teams_count({ count: page.total }),
          none: m.teams_none(),
          pages: m.teams_pages(),
        }}
      >
        {(teams) => <TeamCards teams={teams} withCountry />}
      </ListPanel>
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
