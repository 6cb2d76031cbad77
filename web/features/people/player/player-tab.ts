import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";

interface PlayerTabRow {
  readonly name: () => string;
  readonly title: (words: { readonly player: string }) => string;
  readonly description: (words: { readonly player: string; readonly team: string }) => string;
}

/** The tabs of a player's page in their order, by the product spec's keys (section 2); the first one has no key. */
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
} as const satisfies Record<string, PlayerTabRow>;

export type PlayerTab = keyof typeof TABS;
export const PLAYER_TABS = Object.keys(TABS) as readonly PlayerTab[];

/** What a tab is called and how its page is described. */
export const wordsOfTab = (tab: PlayerTab): PlayerTabRow => TABS[tab];

/** The tab that a query asks for; what nobody knows is the first one. */
export function playerTabAt(search: URLSearchParams): PlayerTab {
  const key = search.get("tab");
  return PLAYER_TABS.find((tab) => tab === key) ?? "summary";
}

type Query = Readonly<Record<string, string | number>>;

/** Query of a tab's own address, with what it shows of it. */
export function searchOfTab(tab: PlayerTab, query: Query = {}): Record<string, string> {
  const all = Object.entries({ ...(tab === "summary" ? {} : { tab }), ...query });
  // In the order of canonical addresses.
  return Object.fromEntries(all.map(([key, value]) => [key, String(value)] as const).toSorted());
}

/** Address of a player's tab in the page's language. */
export function playerTabPath(playerId: number, tab: PlayerTab, query: Query = {}): string {
  const search = new URLSearchParams(searchOfTab(tab, query)).toString();
  return pathOf("player", getLocale(), { id: playerId }) + (search === "" ? "" : `?${search}`);
}
