import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES, type Screen, screens, wordPaths } from "#shared/url/index.ts";

/**
 * One screen at its path in every language. Same module, own id each: the language is a matter of the path. The router
 * knows no choice of words in a segment: such a route takes any word, and its loader refuses what is none of them.
 */
const twins = (screen: Screen, file: string): RouteConfigEntry[] =>
  LOCALES.map((locale) =>
    route(screens[screen][locale].replace(/\(.*?\)/, ""), file, { id: `${screen}.${locale}` }),
  );

/** One route for each word: as a parameter it would be any segment, which is what an article's path is. */
const eachWord = (screen: Screen, file: string): RouteConfigEntry[] =>
  LOCALES.flatMap((locale) =>
    wordPaths(screen, locale).map((path) =>
      route(path, file, { id: `${screen}-${path.split("/").at(-1)}.${locale}` }),
    ),
  );

export default [
  ...twins("home", "routes/home.tsx"),
  ...LOCALES.map((locale) =>
    route(screens.match[locale], "routes/match.tsx", { id: `match.${locale}` }, [
      index("routes/match-tab.tsx", { id: `match-tab.${locale}` }),
    ]),
  ),
  ...eachWord("odds", "routes/odds-day.tsx"),
  ...twins("oddsMatch", "routes/odds-match.tsx"),
  ...twins("oddsHistory", "routes/odds-history-csv.tsx"),
  ...twins("livescore", "routes/livescore.tsx"),
  ...twins("hotMatches", "routes/hot-matches.tsx"),
  ...twins("results", "routes/results.tsx"),
  ...twins("schedule", "routes/schedule.tsx"),
  ...twins("standings", "routes/standings.tsx"),
  ...twins("favourites", "routes/favourites.tsx"),
  ...twins("favouriteLeagues", "routes/favourite-leagues.tsx"),
  ...twins("favouriteTeams", "routes/favourite-teams.tsx"),
  ...twins("matches", "routes/matches.tsx"),
  ...twins("leagues", "routes/leagues.tsx"),
  ...LOCALES.map((locale) =>
    route(screens.league[locale], "routes/league.tsx", { id: `league.${locale}` }, [
      index("routes/league-tab.tsx", { id: `league-tab.${locale}` }),
    ]),
  ),
  ...twins("teams", "routes/teams.tsx"),
  ...LOCALES.map((locale) =>
    route(screens.team[locale], "routes/team.tsx", { id: `team.${locale}` }, [
      index("routes/team-tab.tsx", { id: `team-tab.${locale}` }),
    ]),
  ),
  ...twins("players", "routes/players.tsx"),
  ...twins("player", "routes/player.tsx"),
  ...twins("coaches", "routes/coaches.tsx"),
  ...twins("coach", "routes/coach.tsx"),
  ...twins("warehouse", "routes/warehouse.tsx"),
  ...twins("search", "routes/search.tsx"),
  ...twins("settings", "routes/settings.tsx"),
  ...twins("login", "routes/login.tsx"),
  ...twins("register", "routes/register.tsx"),
  ...twins("forgotPassword", "routes/forgot-password.tsx"),
  ...twins("resetPassword", "routes/reset-password.tsx"),
  ...twins("verifyEmail", "routes/verify-email.tsx"),
  ...twins("profile", "routes/profile.tsx"),
  ...twins("tips", "routes/tips.tsx"),
  ...twins("tip", "routes/tip.tsx"),
  ...twins("tipLedger", "routes/tip-ledger.tsx"),
  ...twins("experts", "routes/experts.tsx"),
  ...twins("expert", "routes/expert.tsx"),
  ...twins("myTip", "routes/my-tip.tsx"),
  ...twins("myFollows", "routes/my-follows.tsx"),
  ...twins("newTip", "routes/new-tip.tsx"),
  ...twins("myArticles", "routes/my-articles.tsx"),
  ...twins("myArticle", "routes/my-article.tsx"),
  ...twins("articlePreview", "routes/article-preview.tsx"),
  ...twins("newArticle", "routes/new-article.tsx"),
  ...twins("newComment", "routes/new-comment.tsx"),
  ...twins("myComment", "routes/my-comment.tsx"),
  ...twins("commentQueue", "routes/comment-queue.tsx"),
  ...twins("feeds", "routes/feeds.tsx"),
  ...twins("embed", "routes/embed.tsx"),
  ...twins("embedCode", "routes/embed-code.tsx"),
  ...twins("latency", "routes/latency.tsx"),
  ...twins("news", "routes/news.tsx"),
  ...twins("categories", "routes/categories.tsx"),
  ...twins("category", "routes/category.tsx"),
  ...twins("tags", "routes/tags.tsx"),
  ...twins("tag", "routes/tag.tsx"),
  ...twins("author", "routes/author.tsx"),
  ...twins("article", "routes/article.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
