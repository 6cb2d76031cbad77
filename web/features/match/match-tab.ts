import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { pathOf, SCREEN_TABS, type TabOf } from "#shared/url/index.ts";

/** Tabs of a match page in order; the first one has no key in the URL. */
const MATCH_TABS = SCREEN_TABS.match.keys;
export type MatchTab = TabOf<"match">;

/** The tabs about both teams, by the product spec's keys (section 2), in order; the tab bar leads to the first one. */
export const PROFILE_TABS = [
  ...(["team", "player", "coach", "teamsche", "playerzh", "playerdata", "achievements"] as const),
] satisfies readonly MatchTab[];
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** True if a tab is one about both teams. */
export const isProfileTab = (tab: MatchTab): tab is ProfileTab => PROFILE_TABS.some((one) => one === tab);

/** The tabs available to a reader: without betting none about prices. */
export const offeredTabs = (betting: Betting): readonly MatchTab[] =>
  betting === "shown" ? MATCH_TABS : MATCH_TABS.filter((tab) => tab !== "odds");

/** The entries of the tab bar: of the tabs about both teams the first one stands for all. */
export const tabsOfBar = (betting: Betting): readonly BarTab[] =>
  BAR_TABS.filter((tab) => offeredTabs(betting).includes(tab));

const BAR_TABS = [
  "detail",
  "lineup",
  "h2h",
  "odds",
  "playertech",
  "team",
  "chat",
] as const satisfies readonly MatchTab[];
export type BarTab = (typeof BAR_TABS)[number];

/** The entry of the tab bar for a tab. */
export const barTabOf = (tab: MatchTab): BarTab => (isProfileTab(tab) ? "team" : tab);

/** The tab of a query; the first one without a key or for an unavailable tab. */
export const matchTabAt = (search: URLSearchParams, betting: Betting): MatchTab =>
  offeredTabs(betting).find((tab) => tab === search.get("tab")) ?? "detail";

/** Query of a tab's own URL. */
export const searchOfTab = (tab: MatchTab): Record<string, string> => (tab === "detail" ? {} : { tab });

/** URL of a match's tab in the page's language. */
export function matchTabPath({ id }: Pick<Match, "id">, tab: MatchTab): string {
  const query = new URLSearchParams(searchOfTab(tab)).toString();
  return pathOf("match", getLocale(), { id: String(id) }) + (query === "" ? "" : `?${query}`);
}
