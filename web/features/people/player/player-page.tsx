import { useLocation } from "react-router";
import type { PlayerProfile } from "#shared/player/index.ts";
import { m } from "#web/paraglide/messages.js";
import { PageHead } from "#web/platform/page-head.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { useSiteFacts } from "#web/platform/site-facts.ts";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import { TabLinks } from "#web/ui/tab-links.tsx";
import { PlayerHeader, PlayerWay } from "./player-header.tsx";
import type { PlayerPageData } from "./player-page.loader.server.ts";
import {
  PLAYER_TABS,
  type PlayerTab,
  playerTabAt,
  playerTabPath,
  searchOfTab,
  wordsOfTab,
} from "./player-tab.ts";
import { PlayerTabBody } from "./player-tab-body.tsx";

/** One player: who he is, and the tab. */
export function PlayerPageView({ data: { player, answer } }: { readonly data: PlayerPageData }) {
  const tab = playerTabAt(usePageQuery());
  return (
    <>
      <PlayerHead player={player} tab={tab} />
      <article className="team-page">
        <PlayerWay player={player} />
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
    </>
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
  const parts = PARTS[tab].flatMap((key): [string, string][] => {
    const value = query.get(key);
    return value === null ? [] : [[key, value]];
  });
  const team = player.team ? shownName(player.team) : m.people_no_team();
  const { title, description } = wordsOfTab(tab);
  return (
    <PageHead
      title={title({ player: player.name })}
      description={description({ player: player.name, team })}
      search={searchOfTab(tab, Object.fromEntries(parts))}
      structuredData={usePerson(player)}
    />
  );
}

/** The player in the words of schema.org. */
function usePerson({ name, birthday, country, team, height_cm }: PlayerProfile): Record<string, unknown> {
  const origin = useSiteFacts()?.site_origin ?? "";
  const { pathname } = useLocation();
  return {
    "@type": "Person",
    name,
    url: origin + pathname,
    ...(birthday === null ? {} : { birthDate: birthday }),
    ...(country ? { nationality: { "@type": "Country", name: shownName(country) } } : {}),
    ...(team ? { memberOf: { "@type": "SportsTeam", name: shownName(team) } } : {}),
    ...(height_cm === null ? {} : { height: `${height_cm} cm` }),
  };
}
