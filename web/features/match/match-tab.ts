import type { Match } from "#shared/match/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";

/** Tabs of a match page in their order; the first one has no key in the URL. */
export const MATCH_TABS = ["detail", "lineup", "h2h", "odds", "playertech", "chat"] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

/** Keys that older links carry: those of profile pages (product spec section 2) and of the page's former first tab. */
const ALIASES: Readonly<Record<string, MatchTab>> = {
  live: "detail",
  summary: "detail",
  achievements: "detail",
  playerzh: "detail",
  player: "playertech",
  playerdata: "playertech",
  team: "lineup",
  coach: "lineup",
  teamsche: "h2h",
};

const isTab = (key: string): key is MatchTab => MATCH_TABS.some((tab) => tab === key);

/** The tabs that a reader is offered: without betting there is none of prices. */
export const offeredTabs = (betting: Betting): readonly MatchTab[] =>
  betting === "shown" ? MATCH_TABS : MATCH_TABS.filter((tab) => tab !== "odds");

/** The tab that a query asks for; what nobody knows or nobody may see is the first one. */
export function matchTabAt(search: URLSearchParams, betting: Betting): MatchTab {
  const key = search.get("tab") ?? "detail";
  const tab = isTab(key) ? key : Object.hasOwn(ALIASES, key) ? ALIASES[key] : undefined;
  return tab !== undefined && offeredTabs(betting).includes(tab) ? tab : "detail";
}

/** Query of a tab's own URL. */
export const searchOfTab = (tab: MatchTab): Record<string, string> => (tab === "detail" ? {} : { tab });

/** Address of a match's tab in the page's language. */
export function matchTabPath({ id }: Pick<Match, "id">, tab: MatchTab): string {
  const query = new URLSearchParams(searchOfTab(tab)).toString();
  return pathOf("match", getLocale(), { id: String(id) }) + (query === "" ? "" : `?${query}`);
}
