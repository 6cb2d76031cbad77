import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES, type Screen, screens, wordPaths } from "#shared/url/index.ts";

/**
 * One screen at its path in every language: the same module, with an id per language, because the path determines the
 * language. The router has no alternatives within a segment: such a route is a parameter, and its loader refuses
 * unknown words.
 */
const localized = (screen: Screen, file: string): RouteConfigEntry[] =>
  LOCALES.map((locale) =>
    route(screens[screen][locale].replace(/\(.*?\)/, ""), file, { id: `${screen}.${locale}` }),
  );

/** One route per word: a parameter would match any segment, and so every article's path. */
const eachWord = (screen: Screen, file: string): RouteConfigEntry[] =>
  LOCALES.flatMap((locale) =>
    wordPaths(screen, locale).map((path) =>
      route(path, file, { id: `${screen}-${path.split("/").at(-1)}.${locale}` }),
    ),
  );

export default [
  ...localized("home", "routes/home.tsx"),
  ...LOCALES.map((locale) =>
    route(screens.match[locale], "routes/match.tsx", { id: `match.${locale}` }, [
      index("routes/match-tab.tsx", { id: `match-tab.${locale}` }),
    ]),
  ),
  ...eachWord("odds", "routes/odds-day.tsx"),
  ...localized("oddsMatch", "routes/odds-match.tsx"),
  ...localized("oddsHistory", "routes/odds-history-csv.tsx"),
  ...localized("livescore", "routes/livescore.tsx"),
  ...localized("hotMatches", "routes/hot-matches.tsx"),
  ...localized("results", "routes/results.tsx"),
  ...localized("schedule", "routes/schedule.tsx"),
  ...localized("standings", "routes/standings.tsx"),
  ...localized("favourites", "routes/favourites.tsx"),
  ...localized("favouriteLeagues", "routes/favourite-leagues.tsx"),
  ...localized("favouriteTeams", "routes/favourite-teams.tsx"),
  ...localized("matches", "routes/matches.tsx"),
  ...localized("leagues", "routes/leagues.tsx"),
  ...LOCALES.map((locale) =>
    route(screens.league[locale], "routes/league.tsx", { id: `league.${locale}` }, [
      index("routes/league-tab.tsx", { id: `league-tab.${locale}` }),
    ]),
  ),
  ...localized("leagueTable", "routes/league-table-csv.tsx"),
  ...localized("teamPlayers", "routes/team-table-csv.tsx"),
  ...localized("teams", "routes/teams.tsx"),
  ...LOCALES.map((locale) =>
    route(screens.team[locale], "routes/team.tsx", { id: `team.${locale}` }, [
      index("routes/team-tab.tsx", { id: `team-tab.${locale}` }),
    ]),
  ),
  ...localized("players", "routes/players.tsx"),
  ...localized("player", "routes/player.tsx"),
  ...localized("coaches", "routes/coaches.tsx"),
  ...localized("coach", "routes/coach.tsx"),
  ...localized("warehouse", "routes/warehouse.tsx"),
  ...localized("search", "routes/search.tsx"),
  ...localized("settings", "routes/settings.tsx"),
  ...localized("login", "routes/login.tsx"),
  ...localized("register", "routes/register.tsx"),
  ...localized("forgotPassword", "routes/forgot-password.tsx"),
  ...localized("resetPassword", "routes/reset-password.tsx"),
  ...localized("verifyEmail", "routes/verify-email.tsx"),
  ...localized("profile", "routes/profile.tsx"),
  ...localized("tips", "routes/tips.tsx"),
  ...localized("tip", "routes/tip.tsx"),
  ...localized("tipLedger", "routes/tip-ledger.tsx"),
  ...localized("calibration", "routes/calibration.tsx"),
  ...localized("experts", "routes/experts.tsx"),
  ...localized("expert", "routes/expert.tsx"),
  ...localized("myTip", "routes/my-tip.tsx"),
  ...localized("myFollows", "routes/my-follows.tsx"),
  ...localized("newTip", "routes/new-tip.tsx"),
  ...localized("myArticles", "routes/my-articles.tsx"),
  ...localized("myArticle", "routes/my-article.tsx"),
  ...localized("articlePreview", "routes/article-preview.tsx"),
  ...localized("newArticle", "routes/new-article.tsx"),
  ...localized("newComment", "routes/new-comment.tsx"),
  ...localized("myComment", "routes/my-comment.tsx"),
  ...localized("commentQueue", "routes/comment-queue.tsx"),
  ...localized("providers", "routes/providers.tsx"),
  ...localized("names", "routes/names.tsx"),
  ...localized("corrections", "routes/corrections.tsx"),
  ...localized("embed", "routes/embed.tsx"),
  ...localized("embedCode", "routes/embed-code.tsx"),
  ...localized("latency", "routes/latency.tsx"),
  ...localized("news", "routes/news.tsx"),
  ...localized("categories", "routes/categories.tsx"),
  ...localized("category", "routes/category.tsx"),
  ...localized("tags", "routes/tags.tsx"),
  ...localized("tag", "routes/tag.tsx"),
  ...localized("author", "routes/author.tsx"),
  ...localized("article", "routes/article.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
