import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LOCALES, type Screen, screens } from "#shared/url/index.ts";

/** One screen at its path in every language. Same module, own id each: the language is a matter of the path. */
const twins = (screen: Screen, file: string): RouteConfigEntry[] =>
  LOCALES.map((locale) => route(screens[screen][locale], file, { id: `${screen}.${locale}` }));

export default [
  ...twins("home", "routes/home.tsx"),
  ...LOCALES.map((locale) =>
    route(screens.match[locale], "routes/match.tsx", { id: `match.${locale}` }, [
      index("routes/match-tab.tsx", { id: `match-tab.${locale}` }),
    ]),
  ),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
