import { m } from "#web/paraglide/messages.js";
import { PageHead } from "#web/platform/page-head.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { HotScorersPanels } from "./hot-scorers.tsx";
import { askPlayers } from "./people.calls.ts";
import { peoplePath, searchOfPeople } from "./people-filter.ts";
import { PeopleForm } from "./people-form.tsx";
import { PeoplePanel } from "./people-panel.tsx";
import { PlayerTable } from "./player-table.tsx";
import type { PlayersPageData } from "./players-page.loader.server.ts";

/** All players, the top scorers of the hottest leagues first, and a form that narrows them. */
export function PlayersPageView({ data }: { readonly data: PlayersPageData }) {
  const { filter, hot, rows, page, too_short } = data;
  const title = titleOf(data);
  return (
    <div className="team-page">
      <PageHead title={title} description={m.players_description()} search={searchOfPeople(filter)} />
      <h1 className="team-list-title">{title}</h1>
      <PeopleForm
        screen="players"
        filter={filter}
        nameLabel={m.players_field_name()}
        countries={data.countries}
      />
      <HotScorersPanels hot={hot} />
      <PeoplePanel
        key={peoplePath("players", filter)}
        screen="players"
        filter={filter}
        first={{ rows, page }}
        ask={askPlayers}
        tooShort={too_short}
        words={{
          heading: hot.length > 0 ? m.players_all() : m.players_found(),
          count: m.players_count({ count: page.total }),
          none: m.players_none(),
          pages: m.players_pages(),
        }}
      >
        {(players) => <PlayerTable players={players} caption={title} />}
      </PeoplePanel>
    </div>
  );
}

/** Whom the list is of: a country's players, or all. */
function titleOf({ filter, countries }: PlayersPageData): string {
  const country = countries.find(({ id }) => id === filter.country_id);
  return country ? m.players_title_of({ of: shownName(country) }) : m.players_title();
}
