import type { Freshness } from "../api/endpoint.ts";
import { screenAt } from "./paths.ts";
import type { Screen } from "./screens.ts";

/**
 * The longest freshness that a page of each screen may have; edge/cache/freshness.ts turns the words into seconds. A
 * page is as fresh as the shortest-lived of its calls, but calls of content, which count for `minutes` where this table
 * has another word than `content`. A `private` page is another one for each reader: it is never cached, rendered with
 * the reader's session, and takes forms.
 */
export const SCREEN_CACHE: Readonly<Record<Screen, Freshness>> = {
  home: "minutes",
  livescore: "minutes",
  hotMatches: "minutes",
  results: "minutes",
  schedule: "minutes",
  standings: "minutes",
  favourites: "minutes",
  favouriteLeagues: "minutes",
  favouriteTeams: "minutes",
  matches: "minutes",
  match: "minutes",
  leagues: "minutes",
  league: "minutes",
  leagueTable: "minutes",
  teams: "minutes",
  team: "minutes",
  teamPlayers: "minutes",
  players: "minutes",
  player: "minutes",
  coaches: "minutes",
  coach: "minutes",
  warehouse: "minutes",
  search: "minutes",
  settings: "minutes",
  login: "private",
  register: "private",
  forgotPassword: "private",
  resetPassword: "private",
  verifyEmail: "private",
  profile: "private",
  tips: "minutes",
  tipLedger: "minutes",
  calibration: "hours",
  tip: "minutes",
  experts: "minutes",
  expert: "minutes",
  myTip: "private",
  myFollows: "private",
  newTip: "private",
  myArticles: "private",
  myArticle: "private",
  articlePreview: "private",
  newArticle: "private",
  newComment: "private",
  myComment: "private",
  providers: "private",
  names: "private",
  corrections: "private",
  commentQueue: "private",
  news: "content",
  categories: "content",
  category: "content",
  tags: "content",
  tag: "content",
  author: "content",
  embed: "minutes",
  embedCode: "minutes",
  latency: "minutes",
  odds: "minutes",
  oddsMatch: "minutes",
  oddsHistory: "minutes",
  article: "content",
};

/** {@link SCREEN_CACHE} of a path; `minutes` where there is no screen. */
export function screenCacheAt(path: string): Freshness {
  const found = screenAt(path);
  return found === null ? "minutes" : SCREEN_CACHE[found.screen];
}
