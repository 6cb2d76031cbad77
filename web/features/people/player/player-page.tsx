import type { PlayerProfile } from "#shared/player/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import type { Crumb } from "#web/platform/head/breadcrumbs.ts";
import { TabLinks } from "#web/platform/navigation/tab-links.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { queryAt, searchOf } from "#web/platform/page-path.ts";
import { shownName } from "#web/platform/shown-name.ts";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import { usePerson } from "../use-person.ts";
import { PlayerHeader } from "./player-header.tsx";
import type { PlayerPageData } from "./player-page.loader.server.ts";
import {
  PLAYER_TABS,
  type PlayerTab,
  playerTabAt,
  playerTabPath,
  queryOfTab,
  wordsOfTab,
} from "./player-tab.ts";
import { PlayerTabBody } from "./player-tab-body.tsx";

/** One player: who he is, and the tab. */
export function PlayerPageView({ data: { player, answer } }: { readonly data: PlayerPageData }) {
  const tab = playerTabAt(usePageQuery());
  return (
    <article className="team-page">
      <PlayerHead player={player} tab={tab} />
      <div className="team-top">
        <PlayerHeader player={player} />
        <TabLinks
          label={m.player_tabs()}
          tabs={PLAYER_TABS.map((key) => ({
            key,
            href: playerTabPath(player.id, key),
            name: wordsOfTab(key).name(),
          }))}
          current={tab}
        />
      </div>
      <div className="team-tab-body">
        <PlayerTabBody key={player.id} player={player} answer={answer} />
      </div>
    </article>
  );
}

/** What of a tab's address makes another page. */
const PARTS: Readonly<Record<PlayerTab, readonly string[]>> = {
  summary: ["page"],
  playerdata: ["season_id"],
  playerzh: [],
  achievements: [],
};

function PlayerHead({ player, tab }: { readonly player: PlayerProfile; readonly tab: PlayerTab }) {
  const query = usePageQuery();
  const team = player.team && shownName(player.team);
  const { title, description } = wordsOfTab(tab);
  return (
    <PageHead
      title={title({ player: player.name })}
      description={description({ player: player.name, team: team ?? m.people_no_team() })}
      names={{ player_name: player.name, ...(team === null ? {} : { team_name: team }) }}
      search={searchOf(queryOfTab(tab, queryAt(query, PARTS[tab])))}
      structuredData={usePerson(player, {
        ...(team === null ? {} : { memberOf: { "@type": "SportsTeam", name: team } }),
        ...(player.height_cm === null ? {} : { height: `${player.height_cm} cm` }),
      })}
      way={wayTo(player)}
      name={player.name}
    />
  );
}

/** All players, and those of the player's country. */
function wayTo({ country }: PlayerProfile): Crumb[] {
  const players = pathOf("players", getLocale());
  const all = { name: m.nav_players(), path: players };
  return country ? [all, { name: shownName(country), path: `${players}?country_id=${country.id}` }] : [all];
}
