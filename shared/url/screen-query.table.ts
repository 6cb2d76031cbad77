import type { QueryKey } from "./query-key.table.ts";
import type { Screen } from "./screens.ts";

/** A day's list: which day, and which of its rows are shown. */
const DAY = ["comp_id", "date", "livescore_tab", "page", "status", "view"] as const;
const PRICES = ["company_id", "market", "period"] as const;
/** Which part of a season. */
const SEASON = ["group", "page", "round", "season_id", "stage_id"] as const;
/** The statistics shown, and their order. */
const STATISTICS_KEYS = ["goals", "order", "per", "sort", "view"] as const;
const EMBED = ["comp_id", "odds", "status", "theme", "tz"] as const;
/** A frame of one match (edge/oembed/). */
const EMBEDDED_MATCH = ["match_id"] as const;

/** Query keys that make another page of a screen; others are junk. Those of the spoiler shield apply to every page. */
export const SCREEN_QUERY: Readonly<Record<Screen, readonly QueryKey[]>> = {
  home: DAY,
  livescore: DAY,
  hotMatches: DAY,
  results: DAY,
  schedule: DAY,
  matches: DAY,
  standings: ["comp_id", "q", "view"],
  favourites: [],
  favouriteLeagues: [],
  favouriteTeams: [],
  match: [...PRICES, "count", "same_comp", "same_venue", "tab", "view"],
  leagues: [],
  league: [...STATISTICS_KEYS, ...SEASON, "status", "tab"],
  leagueTable: ["season_id"],
  teamPlayers: ["season_id"],
  teams: ["comp_id", "country_id", "page", "q"],
  team: ["comp_id", "page", "season_id", "season_year", "status", "tab"],
  players: ["country_id", "page", "q"],
  player: ["page", "season_id", "tab"],
  coaches: ["country_id", "page", "q"],
  coach: ["tab"],
  warehouse: [],
  search: ["country_id", "kind", "page", "q", "to", "from"],
  settings: [],
  login: ["back", "field"],
  register: ["back"],
  forgotPassword: [],
  resetPassword: ["token"],
  verifyEmail: ["token"],
  profile: ["field"],
  tips: ["languages", "match_id", "page", "state"],
  tip: [],
  tipLedger: ["page"],
  calibration: ["comp_id"],
  experts: ["comp_id", "page", "sort", "tip_market"],
  expert: ["comp_id", "page", "state", "tip_market"],
  myTip: [],
  myFollows: ["page"],
  newTip: ["company_id", "match_id", "q"],
  myArticles: ["page", "state"],
  myArticle: [],
  articlePreview: [],
  newArticle: ["language", "post_id"],
  newComment: [],
  myComment: ["deed"],
  providers: [],
  names: ["page", "state"],
  corrections: ["field", "page"],
  commentQueue: ["page"],
  news: ["page"],
  categories: [],
  category: ["page"],
  tags: ["page"],
  tag: ["page"],
  author: ["page"],
  article: ["page"],
  embed: [...EMBED, ...EMBEDDED_MATCH],
  embedCode: [...EMBED, "height", "language"],
  latency: ["hours", "stage"],
  odds: ["company_id", "date", "period", "status"],
  oddsMatch: PRICES,
  oddsHistory: PRICES,
};

/** Keys that every screen has. */
export const EVERY_SCREEN: readonly QueryKey[] = ["delay", "done", "scores"];
