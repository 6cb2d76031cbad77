import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf, SCREEN_TABS, type TabOf } from "#shared/url/index.ts";
import { pathWith, type Query } from "#web/platform/navigation/page-path.ts";

interface PlayerTabRow {
  readonly name: () => string;
  readonly title: (words: { readonly player: string }) => string;
  readonly description: (words: { readonly player: string; readonly team: string }) => string;
}

/** The tabs of a player's page in order, by the product spec's keys (section 2); the first one has no key. */
const TABS = {
  summary: {
    name: m.team_tab_summary,
    title: m.player_title_summary,
    description: m.player_description_summary,
  },
  playerdata: {
    name: m.player_tab_stats,
    title: m.player_title_stats,
    description: m.player_description_stats,
  },
  playerzh: {
    name: m.team_tab_transfers,
    title: m.player_title_transfers,
    description: m.player_description_transfers,
  },
  achievements: {
    name: m.team_tab_achievements,
    title: m.player_title_achievements,
    description: m.player_description_achievements,
  },
} as const satisfies Record<PlayerTab, PlayerTabRow>;

export type PlayerTab = TabOf<"player">;
export const PLAYER_TABS: readonly PlayerTab[] = SCREEN_TABS.player.keys;

/** Name of a tab and description of its page. */
export const wordsOfTab = (tab: PlayerTab): PlayerTabRow => TABS[tab];

/** The tab of a query; the first one without a key. */
export const playerTabAt = (search: URLSearchParams): PlayerTab =>
  PLAYER_TABS.find((tab) => tab === search.get("tab")) ?? "summary";

/** Query of a tab's own URL, with its choices. */
export const queryOfTab = (tab: PlayerTab, query: Query = {}): Query => ({
  tab: tab === "summary" ? null : tab,
  ...query,
});

/** URL of a player's page in the page's language. */
export const playerPath = (playerId: number): string => pathOf("player", getLocale(), { id: playerId });

/** URL of a player's tab. */
export const playerTabPath = (playerId: number, tab: PlayerTab, query: Query = {}): string =>
  pathWith(playerPath(playerId), queryOfTab(tab, query));
