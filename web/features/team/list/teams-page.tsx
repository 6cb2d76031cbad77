import { useQueries, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { CompetitionRef, CountryRef } from "#shared/match/index.ts";
import type { Team } from "#shared/team/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { countriesQuery } from "#web/platform/list/countries.query.ts";
import { CountryField } from "#web/platform/list/country-field.tsx";
import { isFirstView } from "#web/platform/list/list-filter.ts";
import { ListForm } from "#web/platform/list/list-form.tsx";
import { ListPanel } from "#web/platform/list/list-panel.tsx";
import { searchOf } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { Field } from "#web/ui/field.tsx";
import { TeamCards } from "./team-cards.tsx";
import { choicesQuery, hotLeaguesQuery, teamsOfLeagueQuery, teamsQuery } from "./teams.query.ts";
import { queryOfTeams, type TeamsFilter, teamsPath } from "./teams-filter.ts";

/** All teams, those of the hottest leagues first, with a filter form. */
export default function TeamsPageView({ filter }: { readonly filter: TeamsFilter }) {
  const { countries } = useSuspenseQuery(countriesQuery()).data;
  const { data: competitions } = useSuspenseQuery(choicesQuery(filter));
  const first = useQuery({ ...teamsQuery(filter), enabled: !isNameTooShort(filter.name) }).data;
  const hot = useHotTeams(isFirstView(filter));
  const narrowedTo =
    competitions.find(({ id }) => id === filter.comp_id) ??
    countries.find(({ id }) => id === filter.country_id);
  const filterLabel = narrowedTo ? shownName(narrowedTo) : null;
  const title = filterLabel === null ? m.teams_title() : m.teams_title_of({ of: filterLabel });
  return (
    <div className="team-page">
      <PageHead
        title={title}
        description={m.teams_description()}
        search={searchOf(queryOfTeams(filter))}
        isPrivate={filter.name !== null || first?.teams.length === 0}
        filterLabel={filterLabel}
      />
      <h1 className="list-title">{title}</h1>
      <TeamsForm filter={filter} countries={countries} competitions={competitions} />
      {hot.map((one) => (
        <HotPanel key={one.competition.id} hot={one} />
      ))}
      <ListPanel
        id="teams"
        filter={filter}
        pathOf={teamsPath}
        query={teamsQuery}
        rowsOf={({ teams }) => teams}
        words={{
          heading: hot.length > 0 ? m.teams_all() : m.teams_found(),
          count: m.teams_count,
          none: m.teams_none(),
          pages: m.teams_pages(),
        }}
      >
        {(teams) => <TeamCards teams={teams} withCountry />}
      </ListPanel>
    </div>
  );
}

/** Teams of a top competition. */
interface HotTeams {
  readonly competition: CompetitionRef;
  readonly teams: readonly Team[];
}

function useHotTeams(enabled: boolean): readonly HotTeams[] {
  const leagues = useQuery({ ...hotLeaguesQuery(), enabled }).data ?? [];
  const answers = useQueries({
    queries: leagues.map(({ id }) => ({ ...teamsOfLeagueQuery(id), enabled })),
  });
  if (!enabled) return [];
  return leagues
    .map((competition, at) => ({ competition, teams: answers[at]?.data?.teams ?? [] }))
    .filter(({ teams }) => teams.length > 0);
}

interface TeamsFormProps {
  readonly filter: TeamsFilter;
  readonly countries: readonly CountryRef[];
  readonly competitions: readonly CompetitionRef[];
}

/** The filters of the team list. */
function TeamsForm({ filter, countries, competitions }: TeamsFormProps) {
  return (
    <ListForm path={pathOf("teams", getLocale())} filter={filter} nameLabel={m.teams_field_name()}>
      <CountryField countries={countries} chosen={filter.country_id} />
      <Field label={m.team_competition()}>
        <select name="comp_id" defaultValue={filter.comp_id ?? ""}>
          <option value="">{m.teams_any_competition()}</option>
          {competitions.map((competition) => (
            <option key={competition.id} value={competition.id}>
              {`${shownName(competition.country)}: ${shownName(competition)}`}
            </option>
          ))}
        </select>
      </Field>
    </ListForm>
  );
}

function HotPanel({ hot: { competition, teams } }: { readonly hot: HotTeams }) {
  const id = `hot-${competition.id}`;
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-bar">
        <h2 id={id} className="flex min-w-0 items-center gap-2 font-semibold">
          <CountryFlag of={competition.country} />
          <span>{`${shownName(competition.country)}: ${shownName(competition)}`}</span>
        </h2>
        <SiteLink to={pathOf("league", getLocale(), { id: competition.id })} className="quiet-button">
          {m.teams_league()}
        </SiteLink>
      </div>
      <TeamCards teams={teams} />
    </section>
  );
}
