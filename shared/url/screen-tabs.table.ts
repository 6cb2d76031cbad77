import { isKeyOf } from "#shared/record/typed-record.ts";
import type { Screen } from "./screens.ts";

/** Tabs of a screen: the first key's page is the screen's plain address, the others' have `?tab=` and the key. */
interface ScreenTabs {
  readonly keys: readonly [first: string, ...others: readonly string[]];
  /** Keys that older links and the product spec have for one of them. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Tabs of a player or coach that belong to the team: only the loader knows which team, and redirects there. */
  readonly ofTeam?: readonly string[];
}

/** Tab keys of every screen that has tabs (product spec section 2, domain-facts section 1.5), in the order of the page. */
export const SCREEN_TABS = {
  match: {
    keys: [
      ...(["detail", "lineup", "h2h", "odds", "playertech", "chat"] as const),
      ...(["team", "player", "coach", "teamsche", "playerzh", "playerdata", "achievements"] as const),
    ],
    aliases: { live: "detail", summary: "detail" },
  },
  team: {
    keys: ["summary", "teamsche", "lineup", "playerzh", "playerdata", "achievements"],
    aliases: { team: "summary", player: "lineup", coach: "lineup" },
  },
  player: {
    keys: ["summary", "playerdata", "playerzh", "achievements"],
    aliases: { player: "summary" },
    ofTeam: ["teamsche", "lineup", "team", "coach"],
  },
  // All data of a coach, honours included, is on one page.
  coach: {
    keys: ["summary"],
    aliases: { coach: "summary", achievements: "summary" },
    ofTeam: ["teamsche", "lineup", "playerzh", "playerdata", "team", "player"],
  },
  league: {
    keys: [
      ...(["overview", "standings", "schedule", "bracket", "scorers"] as const),
      ...(["best-eleven", "stats", "half-full", "goal-times", "transfers"] as const),
    ],
    aliases: { summary: "overview" },
  },
} as const satisfies Partial<Record<Screen, ScreenTabs>>;

/** Key of a tab of a screen. */
export type TabOf<S extends keyof typeof SCREEN_TABS> = (typeof SCREEN_TABS)[S]["keys"][number];

/** Every key of every screen. */
export const TAB_KEYS: readonly string[] = [
  ...new Set(Object.values(SCREEN_TABS).flatMap(({ keys }) => keys)),
];

const tabsOf = (screen: Screen | undefined): ScreenTabs | undefined =>
  screen !== undefined && isKeyOf(SCREEN_TABS, screen) ? SCREEN_TABS[screen] : undefined;

/**
 * The key that a screen's tab has in its address: its own, its team's or its alias's. Null for the first tab, for
 * unknown keys and on screens without tabs: their address is the plain one.
 */
export function tabInAddress(screen: Screen | undefined, key: string): string | null {
  const tabs = tabsOf(screen);
  if (tabs === undefined) return null;
  if (tabs.ofTeam?.includes(key)) return key;
  const own = Object.hasOwn(tabs.aliases, key) ? tabs.aliases[key] : key;
  return own !== undefined && own !== tabs.keys[0] && tabs.keys.includes(own) ? own : null;
}

/** True if a key names a tab of a screen, in any spelling. */
export function isTabKey(screen: Screen | undefined, key: string): boolean {
  const tabs = tabsOf(screen);
  return tabs !== undefined && (tabs.keys.includes(key) || Object.hasOwn(tabs.aliases, key));
}

/** True if a tab of a player or coach is their team's. */
export const isTabOfTeam = (screen: "player" | "coach", key: string): boolean =>
  tabsOf(screen)?.ofTeam?.includes(key) ?? false;

/**
 * A query whose `tab` is as {@link tabInAddress} has it; null where it is so already. An unknown key would otherwise
 * show the first tab under a wrong address.
 */
export function queryWithProperTab(
  screen: Screen | undefined,
  query: URLSearchParams,
): URLSearchParams | null {
  const key = query.get("tab");
  if (key === null || tabsOf(screen) === undefined) return null;
  const proper = tabInAddress(screen, key);
  if (proper === key) return null;
  const changed = new URLSearchParams(query);
  if (proper === null) changed.delete("tab");
  else changed.set("tab", proper);
  return changed;
}
