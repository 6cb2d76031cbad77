import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { isNameTooShort } from "#web/platform/forms/name-length.rules.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { countriesQuery } from "#web/platform/list/countries.query.ts";
import { CountryField } from "#web/platform/list/country-field.tsx";
import { isFirstView, type ListFilter, queryOfList } from "#web/platform/list/list-filter.ts";
import { ListForm } from "#web/platform/list/list-form.tsx";
import { ListPanel } from "#web/platform/list/list-panel.tsx";
import { pathWith, searchOf } from "#web/platform/navigation/page-path.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { HotScorersPanels, useHotScorers } from "./hot-scorers.tsx";
import { playersQuery } from "./people.query.ts";
import { PlayerTable } from "./player-table.tsx";

const pathOfPage = (filter: ListFilter): string =>
  pathWith(pathOf("players", getLocale()), queryOfList(filter));

/** All players, the top scorers of the hottest leagues first, with a filter form. */
export default function PlayersPageView({ filter }: { readonly filter: ListFilter }) {
  const { countries } = useSuspenseQuery(countriesQuery()).data;
  const first = useQuery({ ...playersQuery(filter), enabled: !isNameTooShort(filter.name) }).data;
  const hot = useHotScorers(isFirstView(filter));
  const country = countries.find(({ id }) => id === filter.country_id);
  const filterLabel = country ? shownName(country) : null;
  const title = filterLabel === null ? m.players_title() : m.players_title_of({ of: filterLabel });
  return (
    <div className="team-page">
      <PageHead
        title={title}
        description={m.players_description()}
        search={searchOf(queryOfList(filter))}
        isPrivate={filter.name !== null || first?.players.length === 0}
        filterLabel={filterLabel}
      />
      <h1 className="list-title">{title}</h1>
      <ListForm path={pathOf("players", getLocale())} filter={filter} nameLabel={m.players_field_name()}>
        <CountryField countries={countries} chosen={filter.country_id} />
      </ListForm>
      <HotScorersPanels hot={hot} />
      <ListPanel
        id="people"
        filter={filter}
        pathOf={pathOfPage}
        query={playersQuery}
        rowsOf={({ players }) => players}
        words={{
          heading: hot.length > 0 ? m.players_all() : m.players_found(),
          count: m.players_count,
          none: m.players_none(),
          pages: m.players_pages(),
        }}
      >
        {(players) => <PlayerTable players={players} caption={title} />}
      </ListPanel>
    </div>
  );
}
