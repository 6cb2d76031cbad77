import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { ErrorCode } from "#shared/errors/index.ts";
import type { PlayerProfile } from "#shared/player/index.ts";
import { pathOf } from "#shared/url/index.ts";
import type { QueryKey } from "#shared/url/query-key.table.ts";
import { HonorsPanel } from "#web/platform/football/honors-panel.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { idIn, pageIn, type Query, queryAt, searchOf } from "#web/platform/navigation/page-path.ts";
import { TabLinks } from "#web/platform/navigation/tab-links.tsx";
import type { Crumb } from "#web/platform/seo/breadcrumbs.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { usePerson } from "../use-person.ts";
import { playerHonorsQuery, playerQuery } from "./player.query.ts";
import { PlayerHeader } from "./player-header.tsx";
import {
  PLAYER_TABS,
  type PlayerTab,
  playerTabAt,
  playerTabPath,
  queryOfTab,
  wordsOfTab,
} from "./player-tab.ts";
import { SeasonTab } from "./season-tab.tsx";
import { SummaryTab } from "./summary-tab.tsx";
import { TransfersPanel } from "./transfers-panel.tsx";

// It brings the texts of the whole error catalogue.
const FailedTab = lazyWithRetry(() => import("#web/platform/errors/failed-tab.tsx"));

interface PlayerPageProps {
  readonly playerId: number;
  /** Error of the tab; null if it loaded. */
  readonly failed: ErrorCode | null;
}

/** The page of a player: profile and tab. */
export default function PlayerPageView({ playerId, failed }: PlayerPageProps) {
  const { player } = useSuspenseQuery(playerQuery(playerId)).data;
  const [search] = useSearchParams();
  const tab = playerTabAt(search);
  return (
    <article className="team-page">
      <PlayerHead player={player} tab={tab} tabQuery={queryAt(search, QUERY_KEYS[tab])} />
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
        {failed === null ? (
          <TabBody key={player.id} player={player} tab={tab} search={search} />
        ) : (
          <FailedTab path={playerTabPath(player.id, tab)} code={failed} />
        )}
      </div>
    </article>
  );
}

interface TabBodyProps {
  readonly player: PlayerProfile;
  readonly tab: PlayerTab;
  readonly search: URLSearchParams;
}

function TabBody({ player, tab, search }: TabBodyProps) {
  switch (tab) {
    case "summary":
      return <SummaryTab player={player} page={pageIn(search)} />;
    case "playerdata":
      return <SeasonTab player={player} wanted={idIn(search, "season_id")} />;
    case "playerzh":
      return <TransfersPanel player={player} />;
    case "achievements":
      return <PlayerHonors playerId={player.id} />;
  }
}

function PlayerHonors({ playerId }: { readonly playerId: number }) {
  return <HonorsPanel honors={useSuspenseQuery(playerHonorsQuery(playerId)).data.honors} />;
}

/** The part of a tab's URL that identifies another page. */
const QUERY_KEYS: Readonly<Record<PlayerTab, readonly QueryKey[]>> = {
  summary: ["page"],
  playerdata: ["season_id"],
  playerzh: [],
  achievements: [],
};

interface PlayerHeadProps {
  readonly player: PlayerProfile;
  readonly tab: PlayerTab;
  readonly tabQuery: Query;
}

function PlayerHead({ player, tab, tabQuery }: PlayerHeadProps) {
  const team = player.team && shownName(player.team);
  const { title, description } = wordsOfTab(tab);
  return (
    <PageHead
      title={title({ player: player.name })}
      description={description({ player: player.name, team: team ?? m.people_no_team() })}
      names={{ player_name: player.name, ...(team === null ? {} : { team_name: team }) }}
      search={searchOf(queryOfTab(tab, tabQuery))}
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
