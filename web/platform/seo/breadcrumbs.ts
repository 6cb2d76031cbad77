import { m } from "#messages/paraglide/messages.js";
import { type Locale, pathOf, type Screen } from "#shared/url/index.ts";

/** A page between home and the shown one. */
export interface Crumb {
  readonly name: string;
  /** Path on this site. */
  readonly path: string;
}

/** Names of screens in breadcrumbs, where a title would be too long or names the day. */
const NAMES = {
  hotMatches: m.nav_hot,
  results: m.nav_results,
  schedule: m.nav_schedule,
  standings: m.nav_standings,
  favourites: m.nav_favourites,
  matches: m.nav_matches,
  leagues: m.nav_leagues,
  warehouse: m.nav_warehouse,
  teams: m.nav_teams,
  players: m.nav_players,
  coaches: m.nav_coaches,
  search: m.nav_search,
  login: m.login_title,
  profile: m.profile_title,
  tips: m.nav_tips,
  experts: m.experts_title,
  myArticles: m.editor_list_title,
  news: m.news_title,
  categories: m.news_categories,
  tags: m.news_tags,
  embedCode: m.nav_embed,
} as const satisfies Partial<Record<Screen, () => string>>;

/** The parent screen, for pages that do not name their ancestors. */
const ABOVE: Readonly<Partial<Record<Screen, keyof typeof NAMES>>> = {
  favouriteLeagues: "favourites",
  favouriteTeams: "favourites",
  league: "leagues",
  warehouse: "leagues",
  team: "teams",
  player: "players",
  coach: "coaches",
  forgotPassword: "login",
  resetPassword: "login",
  tip: "tips",
  tipLedger: "tips",
  experts: "tips",
  expert: "experts",
  newTip: "tips",
  myTip: "tips",
  myFollows: "profile",
  myArticles: "profile",
  newArticle: "myArticles",
  myArticle: "myArticles",
  articlePreview: "myArticles",
  categories: "news",
  category: "categories",
  tags: "news",
  tag: "tags",
  author: "news",
};

function nameOf(screen: Screen | undefined): string | null {
  const names: Partial<Record<Screen, () => string>> = NAMES;
  return (screen && names[screen]?.()) ?? null;
}

/** The ancestors of a screen, the highest first. */
function crumbsAbove(screen: Screen | undefined, locale: Locale): Crumb[] {
  const above = screen && ABOVE[screen];
  if (!above) return [];
  return [...crumbsAbove(above, locale), { name: NAMES[above](), path: pathOf(above, locale) }];
}

interface PagePlace {
  readonly site: string;
  readonly locale: Locale;
  readonly screen: Screen | undefined;
  readonly path: string;
  /** Path with the query that identifies the page. */
  readonly canonical: string;
  readonly title: string;
  /** Omitted: the name of its screen, or its title. */
  readonly name: string | undefined;
  /** Pages between home and this one; omitted: the ancestors of its screen; null for no breadcrumbs. */
  readonly way: readonly Crumb[] | null | undefined;
  /** The shown section of the page's list, such as a country or a day; null for all of it. */
  readonly filterLabel: string | null;
}

/** Breadcrumbs from home to the page; none on the home page. For readers and search engines. */
export function breadcrumbsOf(page: PagePlace): Crumb[] {
  const { locale, screen, path, canonical, way, filterLabel } = page;
  const home = pathOf("home", locale);
  if (path === home || way === null) return [];
  const name = page.name ?? nameOf(screen) ?? page.title;
  return [
    { name: page.site, path: home },
    ...(way ?? crumbsAbove(screen, locale)),
    { name, path: filterLabel === null ? canonical : path },
    ...(filterLabel === null ? [] : [{ name: filterLabel, path: canonical }]),
  ];
}
