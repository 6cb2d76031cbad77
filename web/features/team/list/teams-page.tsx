import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { ListPanel } from "#web/platform/list/list-panel.tsx";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
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
  const part = partOf(data);
  const title = part === null ? m.teams_title() : m.teams_title_of({ of: part });
  return (
    <div className="team-page">
      <PageHead
        title={title}
        description={m.teams_description()}
        search={searchOf(queryOfTeams(filter))}
        isPrivate={filter.name !== null || rows.length === 0}
        part={part}
      />
      <h1 className="list-title">{title}</h1>
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
/** The competition or country that the list is narrowed to; null for all teams. */
function partOf({ filter, countries, competitions }: TeamsPageData): string | null {
  const part =
    competitions.find(({ id }) => id === filter.comp_id) ??
    countries.find(({ id }) => id === filter.country_id);
  return part ? shownName(part) : null;
}

function HotPanel({ hot: { competition, teams } }: { readonly hot: HotTeams }) {
  const id = `hot-${competition.id}`;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-bar">
        <h2 id={id} className="min-w-0 font-semibold">
          {shownName(competition.country)}: {shownName(competition)}
        </h2>
        <SiteLink to={pathOf("league", getLocale(), { id: competition.id })} className="quiet-button">
          {m.teams_league()}
        </SiteLink>
      </div>
      <TeamCards teams={teams} />
    </section>
  );
}
