import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES, type Screen, screens } from "#shared/url/index.ts";

/** One screen at its path in every language. Same module, own id each: the language is a matter of the path. */
const twins = (screen: Screen, file: string): RouteConfigEntry[] =>
  LOCALES.map((locale) => route(screens[screen][locale], file, { id: `${screen}.${locale}` }));

/**
 * The same for a screen of the odds pages. The router knows no choice of words in a segment, and 48 literal paths would
 * be 2 KB of every first load: the route takes any word, and its loader refuses what is no odds page.
 */
const oddsTwins = (screen: "odds" | "oddsMatch" | "oddsHistory", file: string): RouteConfigEntry[] =>
  LOCALES.map((locale) =>
    route(screens[screen][locale].replace(/\(.*?\)/, ""), file, { id: `${screen}.${locale}` }),
  );

export default [
  ...twins("home", "routes/home.tsx"),
  ...LOCALES.map((locale) =>
    route(screens.match[locale], "routes/match.tsx", { id: `match.${locale}` }, [
      index("routes/match-tab.tsx", { id: `match-tab.${locale}` }),
    ]),
  ),
  ...oddsTwins("odds", "routes/odds-day.tsx"),
  ...oddsTwins("oddsMatch", "routes/odds-match.tsx"),
  ...oddsTwins("oddsHistory", "routes/odds-history-csv.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
