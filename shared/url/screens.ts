import type { Locale } from "./locale.ts";

/** The odds pages by path, as the product spec names them (section 2); shared/odds/odds-page.table.ts has their markets. */
const ODDS_PAGE =
  "oddscomp|asian-handicap-odds|1x2-odds|over-under-odds|corner-ou-odds|correct-score-odds|euro-handicap-odds|double-chance-odds";

/** Lists of today's matches by a status, by heat, or by the continent of their competitions (`CONTINENTS`, with dashes). */
const LIVESCORE_CATEGORY =
  "live|upcoming|ended|hot|africa|asia|europe|north-america|oceania|south-america|world";

/**
 * Path of every screen in both languages: the spec's constants where it names them, `/en` before the Vietnamese
 * path elsewhere. `:name` stands for one segment, `:name(a|b)` for one of some words. A screen is added here first;
 * routes, links, hreflang and the sitemap follow.
 */
export const screens = {
  home: { vi: "/", en: "/en" },
  /** What a list of a day shows after its first rows, for the page that shows those; no page of its own. */
  dayList: { vi: "/day-list", en: "/en/day-list" },
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
  search: { vi: "/tim-kiem", en: "/en/tim-kiem" },
  settings: { vi: "/cai-dat", en: "/en/cai-dat" },
  login: { vi: "/dang-nhap", en: "/en/dang-nhap" },
  register: { vi: "/dang-ky", en: "/en/dang-ky" },
  forgotPassword: { vi: "/quen-mat-khau", en: "/en/quen-mat-khau" },
  resetPassword: { vi: "/dat-lai-mat-khau", en: "/en/dat-lai-mat-khau" },
  verifyEmail: { vi: "/xac-nhan-email", en: "/en/xac-nhan-email" },
  profile: { vi: "/thanh-vien/ho-so", en: "/en/thanh-vien/ho-so" },
  tips: { vi: "/nhan-dinh", en: "/en/nhan-dinh" },
  tip: { vi: "/nhan-dinh/:id", en: "/en/nhan-dinh/:id" },
  tipLedger: { vi: "/tips/ledger", en: "/en/tips/ledger" },
  experts: { vi: "/chuyen-gia", en: "/en/chuyen-gia" },
  expert: { vi: "/chuyen-gia/:id", en: "/en/chuyen-gia/:id" },
  myTip: { vi: "/thanh-vien/nhan-dinh/:id", en: "/en/thanh-vien/nhan-dinh/:id" },
  myFollows: { vi: "/thanh-vien/theo-doi", en: "/en/thanh-vien/theo-doi" },
  newTip: { vi: "/thanh-vien/dang-bai", en: "/en/thanh-vien/dang-bai" },
  myArticles: { vi: "/thanh-vien/bai-viet", en: "/en/thanh-vien/bai-viet" },
  myArticle: { vi: "/thanh-vien/bai-viet/:id", en: "/en/thanh-vien/bai-viet/:id" },
  articlePreview: { vi: "/thanh-vien/bai-viet/:id/xem-truoc", en: "/en/thanh-vien/bai-viet/:id/xem-truoc" },
  newArticle: { vi: "/thanh-vien/viet-bai", en: "/en/thanh-vien/viet-bai" },
  newComment: { vi: "/thanh-vien/binh-luan", en: "/en/thanh-vien/binh-luan" },
  myComment: { vi: "/thanh-vien/binh-luan/:id", en: "/en/thanh-vien/binh-luan/:id" },
  feeds: { vi: "/thanh-vien/nguon-du-lieu", en: "/en/thanh-vien/nguon-du-lieu" },
  commentQueue: { vi: "/thanh-vien/duyet-binh-luan", en: "/en/thanh-vien/duyet-binh-luan" },
  news: { vi: "/tin-tuc", en: "/news" },
  categories: { vi: "/danh-muc", en: "/en/danh-muc" },
  category: { vi: "/danh-muc/:slug", en: "/en/danh-muc/:slug" },
  tags: { vi: "/tag", en: "/en/tag" },
  tag: { vi: "/tag/:slug", en: "/en/tag/:slug" },
  author: { vi: "/tac-gia/:slug", en: "/en/tac-gia/:slug" },
  embed: { vi: "/iframe", en: "/en/iframe" },
  embedCode: { vi: "/ma-nhung", en: "/en/ma-nhung" },
  latency: { vi: "/do-tre", en: "/en/latency" },
  odds: { vi: `/:page(${ODDS_PAGE})`, en: `/en/:page(${ODDS_PAGE})` },
  oddsMatch: { vi: `/:page(${ODDS_PAGE})/:id`, en: `/en/:page(${ODDS_PAGE})/:id` },
  oddsHistory: { vi: `/:page(${ODDS_PAGE})/:id/history.csv`, en: `/en/:page(${ODDS_PAGE})/:id/history.csv` },
  /** Articles and pages of the content service, whatever has no other screen: the last of all. */
  article: { vi: "/:slug([a-z0-9-]+)", en: "/en/:slug([a-z0-9-]+)" },
} as const satisfies Record<string, Record<Locale, string>>;

/** Name of a row of {@link screens}. */
export type Screen = keyof typeof screens;
