import type { Locale } from "./locale.ts";

/** The odds pages by path, as the product spec names them (section 2); shared/odds/odds-page.table.ts has their markets. */
const ODDS_PAGE =
  "oddscomp|asian-handicap-odds|1x2-odds|over-under-odds|corner-ou-odds|correct-score-odds|euro-handicap-odds|double-chance-odds";

/** Lists of today's matches by a status, by heat, or by the continent of their competitions (`CONTINENTS`, with dashes). */
const LIVESCORE_CATEGORY =
  "live|upcoming|ended|hot|africa|asia|europe|north-america|oceania|south-america|world";

/**
 * Path of every screen in both languages: the spec's constants where it names them, `/en` and English words elsewhere.
 * `/en` before the Vietnamese path leads to the English one (`redirectFor`). `:name` is one segment, `:name(a|b)` one
 * of some words. Links and hreflang follow from a row; ARCHITECTURE.md ("add a screen") lists the rest.
 */
export const screens = {
  home: { vi: "/", en: "/en" },
  livescore: {
    vi: `/livescore/:category(${LIVESCORE_CATEGORY})`,
    en: `/en/livescore/:category(${LIVESCORE_CATEGORY})`,
  },
  hotMatches: { vi: "/bong-da/tran-hot", en: "/football/hot-matches" },
  results: { vi: "/bong-da/ket-qua-bong-da", en: "/football/results" },
  schedule: { vi: "/bong-da/lich-thi-dau", en: "/football/schedule" },
  standings: { vi: "/bong-da/bang-xep-hang", en: "/football/standings" },
  favourites: { vi: "/bong-da/theo-doi", en: "/football/favourites" },
  favouriteLeagues: { vi: "/bong-da/theo-doi/giai-dau", en: "/football/favourites/fleagues" },
  favouriteTeams: { vi: "/bong-da/theo-doi/doi", en: "/football/favourites/fteams" },
  matches: { vi: "/match", en: "/en/match" },
  match: { vi: "/match/:id", en: "/en/match/:id" },
  leagues: { vi: "/league", en: "/en/league" },
  league: { vi: "/league/:id", en: "/en/league/:id" },
  teams: { vi: "/team", en: "/en/team" },
  team: { vi: "/team/:id", en: "/en/team/:id" },
  players: { vi: "/player", en: "/en/player" },
  player: { vi: "/player/:id", en: "/en/player/:id" },
  coaches: { vi: "/coach", en: "/en/coach" },
  coach: { vi: "/coach/:id", en: "/en/coach/:id" },
  warehouse: { vi: "/warehouse", en: "/en/warehouse" },
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
  tipLedger: { vi: "/tips/ledger", en: "/en/tips/ledger" },
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
  commentQueue: { vi: "/thanh-vien/duyet-binh-luan", en: "/en/account/comment-queue" },
  news: { vi: "/tin-tuc", en: "/news" },
  categories: { vi: "/danh-muc", en: "/en/categories" },
  category: { vi: "/danh-muc/:slug", en: "/en/categories/:slug" },
  tags: { vi: "/tag", en: "/en/tag" },
  tag: { vi: "/tag/:slug", en: "/en/tag/:slug" },
  author: { vi: "/tac-gia/:slug", en: "/en/authors/:slug" },
  embed: { vi: "/iframe", en: "/en/iframe" },
  embedCode: { vi: "/ma-nhung", en: "/en/embed-code" },
  latency: { vi: "/do-tre", en: "/en/latency" },
  odds: { vi: `/:page(${ODDS_PAGE})`, en: `/en/:page(${ODDS_PAGE})` },
  oddsMatch: { vi: `/:page(${ODDS_PAGE})/:id`, en: `/en/:page(${ODDS_PAGE})/:id` },
  oddsHistory: { vi: `/:page(${ODDS_PAGE})/:id/history.csv`, en: `/en/:page(${ODDS_PAGE})/:id/history.csv` },
  /** Articles and pages of the content service, for every path without another screen: the last of all. */
  article: { vi: "/:slug([a-z0-9-]+)", en: "/en/:slug([a-z0-9-]+)" },
} as const satisfies Record<string, Record<Locale, string>>;

/** Name of a row of {@link screens}. */
export type Screen = keyof typeof screens;
