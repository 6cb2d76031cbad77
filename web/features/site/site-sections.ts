import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Betting } from "#shared/odds/betting.ts";
import { isBettingScreen, pathOf, type Screen, screenAt } from "#shared/url/index.ts";
import type { IconName } from "#web/ui/icons.table.ts";

/** A section of the site, linked from the frame. */
export interface Section {
  readonly screen: Screen;
  readonly name: () => string;
  /** Short label. */
  readonly shortName?: () => string;
  readonly icon: IconName;
}

/** The first level, in order. Sections that do not fit are in the menu (styles/frame.css decides by width). */
export const SECTIONS: readonly Section[] = [
  { screen: "home", name: m.nav_livescore, icon: "radio" },
  { screen: "results", name: m.nav_results, icon: "flag" },
  { screen: "schedule", name: m.nav_schedule, shortName: m.nav_schedule_short, icon: "calendar-days" },
  { screen: "standings", name: m.nav_standings, icon: "list-ordered" },
  { screen: "leagues", name: m.nav_leagues, icon: "trophy" },
  { screen: "odds", name: m.nav_odds_short, icon: "scale" },
  { screen: "news", name: m.news_title, icon: "newspaper" },
  { screen: "favourites", name: m.nav_favourites, icon: "star" },
];

/** The entries available to a reader. */
export const offered = <Entry extends Pick<Section, "screen">>(
  entries: readonly Entry[],
  betting: Betting,
): readonly Entry[] =>
  betting === "shown" ? entries : entries.filter(({ screen }) => !isBettingScreen(screen));

/** True if an entry of the content service's menu leads to a page of this app rather than to a file or another site. */
export const leadsToPage = (href: string): boolean => screenAt(href.replace(/[?#].*$/, "")) !== null;

type MenuEntry = Omit<Section, "icon">;

/** Headings of the menu with the entries that are nowhere else; the first one also has the sections that do not fit. */
export const MENU_GROUPS: readonly { readonly name: () => string; readonly entries: readonly MenuEntry[] }[] =
  [
    {
      name: m.nav_group_matches,
      entries: [
        { screen: "hotMatches", name: m.nav_hot },
        { screen: "matches", name: m.nav_matches },
      ],
    },
    {
      name: m.nav_tips,
      entries: [
        { screen: "tips", name: m.nav_tips },
        { screen: "experts", name: m.experts_title },
        { screen: "calibration", name: m.calibration_title },
      ],
    },
    {
      name: m.nav_group_data,
      entries: [
        { screen: "teams", name: m.nav_teams },
        { screen: "players", name: m.nav_players },
        { screen: "coaches", name: m.nav_coaches },
        { screen: "warehouse", name: m.nav_warehouse },
      ],
    },
    {
      name: m.nav_group_yours,
      entries: [
        { screen: "favouriteLeagues", name: m.nav_favourite_leagues },
        { screen: "favouriteTeams", name: m.nav_favourite_teams },
        { screen: "settings", name: m.nav_settings },
      ],
    },
    {
      name: m.nav_group_site,
      entries: [
        { screen: "search", name: m.nav_search },
        { screen: "embedCode", name: m.nav_embed },
      ],
    },
  ];

export const pathTo = (screen: Screen): string => pathOf(screen, getLocale(), { page: "oddscomp" });

/** The other odds pages, and those of one match: their names end alike. */
const isBelowOdds = (pathname: string): boolean => /odds(comp)?(\/|$)/.test(pathname);

/** Every list leads to matches: their pages are below none of them. */
const LISTS_OF_MATCHES: readonly Screen[] = ["home", "matches"];

/** True if a page is the section's own, or one below it. */
export function currentIn(
  { screen }: Pick<Section, "screen">,
  pathname: string,
): "page" | "true" | undefined {
  const path = pathTo(screen);
  if (pathname === path) return "page";
  if (LISTS_OF_MATCHES.includes(screen)) return undefined;
  const isBelow = screen === "odds" ? isBelowOdds(pathname) : pathname.startsWith(`${path}/`);
  return isBelow ? "true" : undefined;
}
