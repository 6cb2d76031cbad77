import { lazy } from "react";
import { FlatRows } from "#web/features/match/match-list/match-list-rows.tsx";
import type { MatchSlots } from "#web/features/search/found-matches.tsx";
import { readSearchFilter } from "#web/features/search/search-filter.ts";
import { loadSearchPage } from "#web/features/search/search-page.loader.server.ts";
import { SearchPageView } from "#web/features/search/search-page.tsx";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/live-list.css";
import "../styles/more.css";
import "../styles/search.css";
import type { Route } from "./+types/search";

const SearchSync = lazy(() => import("./search-sync.tsx"));

const matchSlots: MatchSlots = {
  rows: (matches) => <FlatRows matches={matches} />,
  sync: (matches) => <AfterHydration>{() => <SearchSync matches={matches} />}</AfterHydration>,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadSearchPage(facts, readSearchFilter(url.searchParams)));
}

export default function SearchRoute({ loaderData: data }: Route.ComponentProps) {
  return <SearchPageView data={data} matchSlots={matchSlots} />;
}
