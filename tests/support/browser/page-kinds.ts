import type { APIRequestContext, Page } from "@playwright/test";
import type { Role } from "#shared/account/roles.table.ts";
import type { Match } from "#shared/match/index.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { type Locale, pathOf, type Screen } from "#shared/url/index.ts";
import { PROFILE_TABS } from "#web/features/match/match-tab.ts";
import { fetchFootball } from "../calls/football-request.ts";
import { imported } from "../consistency/imported.ts";
import { following } from "../demo/followed.ts";
import { article, fillNews } from "../origin/news-content.ts";
import type { TestSite } from "../site.ts";

/** Every kind of page of the site, with a URL of it in the demo world. */

/** Ids of the demo world for URLs of pages. */
export interface World {
  /** A match in play, of a league, with line-ups and prices. */
  readonly match: Match;
  /** A match that has not begun, with prices. */
  readonly upcoming: Match;
  readonly company: number;
  readonly player: number;
  readonly coach: number;
  /** A cup of the demo world, and the finished tournament that the tests import. */
  readonly cup: number;
  readonly finished: number;
  readonly tip: number;
  readonly expert: number;
}

export interface PageKind {
  readonly name: string;
  readonly path: (world: World, locale: Locale) => string;
  /** The language of the only check in the core: Vietnamese pages at 360 px, English ones at 1280 px. */
  readonly core?: Locale;
  /** Status of the response; 200 by default. */
  readonly status?: number;
  /** The page needs an account with this role. */
  readonly role?: Role;
  /** The page does not change with time, so that a page without scripts has the same text. */
  readonly isStill?: true;
  /** Prepares the browser or the site before the page is opened. */
  readonly prepare?: (page: Page, world: World, site: TestSite) => Promise<void>;
}

type Ids = Readonly<Record<string, string | number>>;
/** The URL of a screen, with a query where the page needs one. */
const at =
  (screen: Screen, idsOf: (world: World) => Ids = () => ({}), query = "") =>
  (world: World, locale: Locale): string =>
    pathOf(screen, locale, idsOf(world)) + query;

const matchId = ({ match }: World) => ({ id: match.id });
const leagueId = ({ match }: World) => ({ id: match.competition.id });
const teamId = ({ match }: World) => ({ id: match.home.id });
const playerId = ({ player }: World) => ({ id: player });

const follow = (page: Page, { match }: World): Promise<void> =>
  following(page, { match: match.id, league: match.competition.id, team: match.home.id });

async function reportDelays(page: Page, _: World, { url }: TestSite): Promise<void> {
  const samples = Array.from({ length: 40 }, (_, place) => ({
    ...{ feed_ms: 20 + place, room_ms: 5, screen_ms: 60 * (1 + place) },
  }));
  const headers = { "sec-fetch-site": "same-origin" };
  const response = await page.request.post(`${url}/api/v1/origin/latency/report`, {
    data: { samples },
    headers,
  });
  if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
}

export const PAGE_KINDS: readonly PageKind[] = [
  { name: "home", core: "vi", path: at("home") },
  { name: "list by league", path: at("home", undefined, "?livescore_tab=league") },
  { name: "list of a past day", path: at("home", undefined, `?date=${imported.groupDay}`) },
  { name: "list of a continent", path: at("livescore", () => ({ category: "asia" })) },
  { name: "list of hot matches", path: at("hotMatches") },
  { name: "list of all matches", path: at("matches") },
  { name: "results", path: at("results", undefined, `?date=${imported.groupDay}`) },
  { name: "schedule", path: at("schedule") },

  { name: "match in play", core: "vi", path: at("match", matchId) },
  { name: "line-ups of a match", path: at("match", matchId, "?tab=lineup") },
  { name: "analysis of a match", core: "vi", path: at("match", matchId, "?tab=h2h") },
  { name: "odds of a match", core: "en", path: at("match", matchId, "?tab=odds") },
  { name: "player statistics of a match", path: at("match", matchId, "?tab=playertech") },
  { name: "chat of a match", core: "vi", path: at("match", matchId, "?tab=chat") },
  ...PROFILE_TABS.map(
    (tab): PageKind => ({
      name: `both teams of a match, tab ${tab}`,
      path: at("match", matchId, `?tab=${tab}`),
    }),
  ),
  ...Object.entries(ODDS_PAGES).flatMap(([name, { path: page }]): PageKind[] => [
    {
      name: `odds page of a match, ${name}`,
      path: at("oddsMatch", (world) => ({ ...matchId(world), page })),
      ...(name === "asian_handicap" ? { core: "vi" } : {}),
    },
    {
      name: `odds of a day, ${name}`,
      path: at("odds", () => ({ page })),
      ...(name === "main" ? { core: "en" } : {}),
    },
  ]),

  { name: "standings", path: at("standings") },
  { name: "leagues", path: at("leagues") },
  { name: "league", core: "en", path: at("league", leagueId) },
  { name: "best eleven of a league", path: at("league", leagueId, "?tab=best-eleven") },
  { name: "team statistics of a league", path: at("league", leagueId, "?tab=stats") },
  { name: "goal times of a league", path: at("league", leagueId, "?tab=goal-times") },
  { name: "bracket of a cup", path: at("league", ({ cup }) => ({ id: cup }), "?tab=bracket") },
  {
    name: "bracket of a finished tournament",
    path: at("league", ({ finished }) => ({ id: finished }), "?tab=bracket"),
    isStill: true,
  },
  { name: "warehouse", path: at("warehouse"), isStill: true },

  { name: "teams", path: at("teams") },
  { name: "team", core: "vi", path: at("team", teamId) },
  ...["teamsche", "lineup", "playerzh", "playerdata", "achievements"].map((tab) => ({
    ...{ name: `team, tab ${tab}`, path: at("team", teamId, `?tab=${tab}`) },
  })),
  { name: "players", path: at("players") },
  { name: "player", path: at("player", playerId) },
  ...["playerdata", "playerzh", "achievements"].map((tab) => ({
    ...{ name: `player, tab ${tab}`, path: at("player", playerId, `?tab=${tab}`) },
  })),
  { name: "coaches", path: at("coaches") },
  { name: "coach", path: at("coach", ({ coach }) => ({ id: coach })) },

  { name: "news", core: "en", path: at("news") },
  { name: "categories", path: at("categories") },
  { name: "category", path: at("category", () => ({ slug: "tin-nhanh" })) },
  { name: "tags", path: at("tags") },
  { name: "tag", path: at("tag", () => ({ slug: "world-cup" })) },
  { name: "author", path: at("author", () => ({ slug: "an-nguyen" })) },
  {
    name: "article",
    core: "vi",
    path: (_, locale) => pathOf("article", locale, { slug: article[locale].slug }),
  },
  { name: "search", path: at("search") },
  { name: "search results", path: at("search", undefined, "?q=man") },
  { name: "search results of one kind", path: at("search", undefined, "?kind=match&q=man") },

  { name: "log-in", core: "vi", path: at("login") },
  { name: "forgotten password", path: at("forgotPassword") },
  {
    name: "reset of a password",
    path: at("resetPassword", undefined, `?token=${"t".repeat(43)}`),
  },
  { name: "verification of an e-mail", path: at("verifyEmail", undefined, `?token=${"t".repeat(43)}`) },
  { name: "registration", path: at("register") },
  { name: "profile", core: "vi", path: at("profile"), role: "reader" },
  { name: "favourite matches", core: "en", path: at("favourites"), prepare: follow },
  { name: "favourite leagues", path: at("favouriteLeagues"), prepare: follow },
  { name: "favourite teams", path: at("favouriteTeams"), prepare: follow },
  { name: "settings", core: "vi", path: at("settings") },

  { name: "tips", core: "en", path: at("tips") },
  { name: "tip", path: at("tip", ({ tip }) => ({ id: tip })) },
  { name: "experts", path: at("experts") },
  { name: "expert", path: at("expert", ({ expert }) => ({ id: expert })) },
  { name: "calibration", path: at("calibration") },
  {
    name: "calibration of a league",
    path: (world, locale) => `${pathOf("calibration", locale)}?comp_id=${world.match.competition.id}`,
  },
  { name: "ledger of tips", path: at("tipLedger") },
  { name: "followed experts", path: at("myFollows"), role: "reader" },
  { name: "tip form without a match", path: at("newTip"), role: "expert" },
  {
    name: "tip form with a match",
    path: (world, locale) =>
      `${pathOf("newTip", locale)}?company_id=${world.company}&match_id=${world.upcoming.id}`,
    role: "expert",
  },
  { name: "articles of a writer", path: at("myArticles"), role: "editor" },
  { name: "article form", path: at("newArticle"), role: "editor" },

  { name: "embedded list", path: at("embed", undefined, "?odds=1&tz=-03:30") },
  { name: "embed code", path: at("embedCode", undefined, "?height=400") },
  {
    name: "delays of updates",
    path: at("latency", undefined, "?stage=feed"),
    isStill: true,
    prepare: reportDelays,
  },
  { name: "page without a network", path: (_, locale) => `/offline/${locale}` },
  {
    name: "error page",
    core: "en",
    path: (_, locale) => `${locale === "en" ? "/en" : ""}/no/page`,
    status: 404,
  },
];

/** The demo world of a site: the tests of a worker share one. */
const worlds = new Map<string, Promise<World>>();

/** Finds the ids for URLs, once per site, and fills its news. */
export function findWorld(site: TestSite, request: APIRequestContext): Promise<World> {
  const known = worlds.get(site.url) ?? readWorld(site, request);
  worlds.set(site.url, known);
  return known;
}

async function readWorld(site: TestSite, request: APIRequestContext): Promise<World> {
  await fillNews(site, request);
  const found = await lookUpWorld(site);
  if (!isWhole(found)) throw new Error("the demo world is not whole");
  return found;
}

/** The ids for URLs of pages that a site has; undefined for those that it lacks. */
export type FoundWorld = { readonly [Id in keyof World]: World[Id] | undefined };

const isWhole = (found: FoundWorld): found is World => Object.values(found).every((id) => id !== undefined);

/** Finds the ids for URLs in a site as it is. */
export async function lookUpWorld(site: Pick<TestSite, "url">): Promise<FoundWorld> {
  const { matches } = await fetchFootball(site, "/api/v1/football/matches/live");
  // Tests that share the site add matches of their own, which have no corners.
  const goals = ({ score: { home, away } }: Match) => (home.goals ?? 0) + (away.goals ?? 0);
  const [match] = matches
    .filter(({ score, competition }) => score.home.corners !== null && competition.hot > 3)
    .toSorted((one, other) => goals(other) - goals(one));
  const { tips } = await fetchFootball(site, "/oapi/v1/tips", { state: "open" });
  const tip = tips.find(({ match: { provenance } }) => provenance === "demo");
  const upcoming = tip?.match;
  const { competitions } = await fetchFootball(site, "/api/v1/football/comp-list-all", { limit: 500 });
  const cup = competitions.find(({ kind, name }) => kind === "cup" && name.includes("Hoàng Gia"));
  const finished = competitions.find(({ name }) => name.includes("World Cup"));
  const shooters =
    match &&
    (await fetchFootball(site, "/api/v1/football/seasons/shooter/stats", {
      ...{ season_id: match.season_id, limit: 1 },
    }));
  const squad =
    match && (await fetchFootball(site, "/api/v1/football/teams-players", { team_id: match.home.id }));
  const prices =
    upcoming && (await fetchFootball(site, "/api/v1/football/matches/companyodd", { match_id: upcoming.id }));
  return {
    ...{ match, upcoming, cup: cup?.id, finished: finished?.id, tip: tip?.id, expert: tip?.expert.id },
    company: prices?.companies[0]?.id,
    player: shooters?.scorers[0]?.player.id,
    coach: squad?.team.coach?.id,
  };
}
