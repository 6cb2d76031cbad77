import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { CountryField } from "#web/platform/list/country-field.tsx";
import { type ListFilter, queryOfList } from "#web/platform/list/list-filter.ts";
import { ListForm } from "#web/platform/list/list-form.tsx";
import { ListPanel } from "#web/platform/list/list-panel.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { pathWith, searchOf } from "#web/platform/page-path.ts";
import { shownName } from "#web/platform/shown-name.ts";
import { HotScorersPanels } from "./hot-scorers.tsx";
import { askPlayers } from "./people.calls.ts";
import { PlayerTable } from "./player-table.tsx";
import type { PlayersPageData } from "./players-page.loader.server.ts";

const pathOfPage = (filter: ListFilter): string =>
  pathWith(pathOf("players", getLocale()), queryOfList(filter));

/** All players, the top scorers of the hottest leagues first, and a form that narrows them. */
export function PlayersPageView({ data }: { readonly data: PlayersPageData }) {
  const { filter, hot, rows, page, too_short } = data;
  const country = data.countries.find(({ id }) => id === filter.country_id);
  const part = country ? shownName(country) : null;
  const title = part === null ? m.players_title() : m.players_title_of({ of: part });
  return (
    <div className="team-page">
      <PageHead
        title={title}
        description={m.players_description()}
        search={searchOf(queryOfList(filter))}
        isPrivate={filter.name !== null || rows.length === 0}
        part={part}
      />
      <h1 className="list-title">{title}</h1>
      <ListForm path={pathOf("players", getLocale())} filter={filter} nameLabel={m.players_field_name()}>
        <CountryField countries={data.countries} chosen={filter.country_id} />
      </ListForm>
      <HotScorersPanels hot={hot} />
      <ListPanel
        key={pathOfPage(filter)}
        id="people"
        filter={filter}
        pathOf={pathOfPage}
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
      </ListPanel>
    </div>
  );
}

/** Whom the list is of: a country's players, or all. */
