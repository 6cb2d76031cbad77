import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf, SCREEN_TABS, type TabOf } from "#shared/url/index.ts";
import { pathWith, type Query } from "#web/platform/navigation/page-path.ts";

interface TeamTabRow {
  readonly name: () => string;
  readonly title: (words: { readonly team: string }) => string;
  readonly description: (words: { readonly team: string; readonly country: string }) => string;
}

/** The tabs of a team's page in order, by the product spec's keys (section 2); the first one has no key. */
const TABS = {
  summary: {
    name: m.team_tab_summary,
    title: m.team_title_summary,
    description: m.team_description_summary,
  },
  teamsche: {
    name: m.team_tab_schedule,
    title: m.team_title_schedule,
    description: m.team_description_schedule,
  },
  lineup: { name: m.team_tab_squad, title: m.team_title_squad, description: m.team_description_squad },
  playerzh: {
    name: m.team_tab_transfers,
    title: m.team_title_transfers,
    description: m.team_description_transfers,
  },
  playerdata: {
    name: m.team_tab_players,
    title: m.team_title_players,
    description: m.team_description_players,
  },
  achievements: {
    name: m.team_tab_achievements,
    title: m.team_title_achievements,
    description: m.team_description_achievements,
  },
} as const satisfies Record<TeamTab, TeamTabRow>;

export type TeamTab = TabOf<"team">;
export const TEAM_TABS: readonly TeamTab[] = SCREEN_TABS.team.keys;

/** Name of a tab and description of its page. */
export const wordsOfTab = (tab: TeamTab): TeamTabRow => TABS[tab];

/** The tab of a query; the first one without a key. */
export const teamTabAt = (search: URLSearchParams): TeamTab =>
  TEAM_TABS.find((tab) => tab === search.get("tab")) ?? "summary";

/** Query of a tab's own URL, with its choices. */
export const queryOfTab = (tab: TeamTab, query: Query = {}): Query => ({
  tab: tab === "summary" ? null : tab,
  ...query,
});

/** URL of a team's page in the page's language. */
export const teamPath = (teamId: number): string => pathOf("team", getLocale(), { id: teamId });

/** URL of a team's tab. */
export const teamTabPath = (teamId: number, tab: TeamTab, query: Query = {}): string =>
  pathWith(teamPath(teamId), queryOfTab(tab, query));
