import { ODDS_PAGES } from "../odds/odds-page.table.ts";
import { DEFAULT_LOCALE, LOCALE_TABLE, type Locale, perLocale } from "./locale.ts";

const ODDS_PAGE = Object.values(ODDS_PAGES)
  .map(({ path }) => path)
  .join("|");

/** Lists of today's matches by a status, by heat, or by the continent of their competitions (`CONTINENTS`, with dashes). */
const LIVESCORE_CATEGORY =
  "live|upcoming|ended|hot|africa|asia|europe|north-america|oceania|south-america|world";

/** A path in the default language, and in the languages that have words of their own for it. */
type OwnPaths = Readonly<Record<typeof DEFAULT_LOCALE, string> & Partial<Record<Locale, string>>>;

/**
 * Paths of every screen. A language without its own has its prefix before its fallback's path. `:name` is one segment,
 * `:name(a|b)` one of some words. ARCHITECTURE.md ("add a screen") lists what follows from a row.
 */
const ownPaths = {
  home: { vi: "/" },
  livescore: { vi: `/livescore/:category(${LIVESCORE_CATEGORY})` },
  hotMatches: { vi: "/bong-da/tran-hot", en: "/football/hot-matches" },
  results: { vi: "/bong-da/ket-qua-bong-da", en: "/football/results" },
  schedule: { vi: "/bong-da/lich-thi-dau", en: "/football/schedule" },
  standings: { vi: "/bong-da/bang-xep-hang", en: "/football/standings" },
  favourites: { vi: "/bong-da/theo-doi", en: "/football/favourites" },
  favouriteLeagues: { vi: "/bong-da/theo-doi/giai-dau", en: "/football/favourites/fleagues" },
  favouriteTeams: { vi: "/bong-da/theo-doi/doi", en: "/football/favourites/fteams" },
  matches: { vi: "/match" },
  match: { vi: "/match/:id" },
  leagues: { vi: "/league" },
  league: { vi: "/league/:id" },
  leagueTable: { vi: "/league/:id/:table(standings|scorers|stats|schedule)/table.csv" },
  teams: { vi: "/team" },
  team: { vi: "/team/:id" },
  teamPlayers: { vi: "/team/:id/players/table.csv" },
  players: { vi: "/player" },
  player: { vi: "/player/:id" },
  coaches: { vi: "/coach" },
  coach: { vi: "/coach/:id" },
  warehouse: { vi: "/warehouse" },
  search: { vi: "/tim-kiem", en: "/en/search" },
  settings: { vi: "/cai-dat", en: "/en/settings" },
  login: { vi: "/dang-nhap", en: "/en/login" },
  register: { vi: "/dang-ky", en: "/en/register" },
  forgotPassword: { vi: "/quen-mat-khau", en: "/en/forgot-password" },
  resetPassword: { vi: "/dat-lai-mat-khau", en: "/en/reset-password" },
  verifyEmail: { vi: "/xac-nhan-email", en: "/en/verify-email" },
  profile: { vi: "/thanh-vien/ho-so", en: "/en/account/profile" },
  tips: { vi: "/nhan-dinh", en: "/en/tips" },
  /** Before `tip`, whose English pattern matches it too: the first match is shown. */
  tipLedger: { vi: "/tips/ledger" },
  calibration: { vi: "/do-chinh-xac", en: "/en/calibration" },
  tip: { vi: "/nhan-dinh/:id", en: "/en/tips/:id" },
  experts: { vi: "/chuyen-gia", en: "/en/experts" },
  expert: { vi: "/chuyen-gia/:id", en: "/en/experts/:id" },
  myTip: { vi: "/thanh-vien/nhan-dinh/:id", en: "/en/account/tips/:id" },
  myFollows: { vi: "/thanh-vien/theo-doi", en: "/en/account/follows" },
  newTip: { vi: "/thanh-vien/dang-bai", en: "/en/account/new-tip" },
  myArticles: { vi: "/thanh-vien/bai-viet", en: "/en/account/articles" },
  myArticle: { vi: "/thanh-vien/bai-viet/:id", en: "/en/account/articles/:id" },
  articlePreview: { vi: "/thanh-vien/bai-viet/:id/xem-truoc", en: "/en/account/articles/:id/preview" },
  newArticle: { vi: "/thanh-vien/viet-bai", en: "/en/account/new-article" },
  newComment: { vi: "/thanh-vien/binh-luan", en: "/en/account/comment" },
  myComment: { vi: "/thanh-vien/binh-luan/:id", en: "/en/account/comment/:id" },
  providers: { vi: "/thanh-vien/nguon-du-lieu", en: "/en/account/data-sources" },
  names: { vi: "/thanh-vien/ten-trung", en: "/en/account/duplicate-names" },
  corrections: { vi: "/thanh-vien/dieu-chinh", en: "/en/account/corrections" },
  commentQueue: { vi: "/thanh-vien/duyet-binh-luan", en: "/en/account/comment-queue" },
  news: { vi: "/tin-tuc", en: "/news" },
  categories: { vi: "/danh-muc", en: "/en/categories" },
  category: { vi: "/danh-muc/:slug", en: "/en/categories/:slug" },
  tags: { vi: "/tag" },
  tag: { vi: "/tag/:slug" },
  author: { vi: "/tac-gia/:slug", en: "/en/authors/:slug" },
  embed: { vi: "/iframe" },
  embedCode: { vi: "/ma-nhung", en: "/en/embed-code" },
  latency: { vi: "/do-tre", en: "/en/latency" },
  odds: { vi: `/:page(${ODDS_PAGE})` },
  oddsMatch: { vi: `/:page(${ODDS_PAGE})/:id` },
  oddsHistory: { vi: `/:page(${ODDS_PAGE})/:id/history.csv` },
  /** Articles and pages of the content service, for every path without another screen: the last of all. */
  article: { vi: "/:slug([a-z0-9-]+)" },
} as const satisfies Record<string, OwnPaths>;

/** Name of a screen. */
export type Screen = keyof typeof ownPaths;

function pathIn(locale: Locale, paths: OwnPaths): string {
  const own = paths[locale];
  const { path_prefix, fallback } = LOCALE_TABLE[locale];
  if (own !== undefined || fallback === null) return own ?? paths[DEFAULT_LOCALE];
  const bare = pathIn(fallback, paths).replace(
    new RegExp(`^${LOCALE_TABLE[fallback].path_prefix}(?=/|$)`),
    "",
  );
  return path_prefix + (bare === "/" ? "" : bare);
}

const pathsOf = (paths: OwnPaths) => perLocale((locale) => pathIn(locale, paths));

/** Path of every screen in every language. */
export const screens = Object.fromEntries(
  Object.entries(ownPaths).map(([screen, paths]) => [screen, pathsOf(paths)]),
) as Readonly<Record<Screen, Readonly<Record<Locale, string>>>>;
