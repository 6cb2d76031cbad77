import { HydrationBoundary } from "@tanstack/react-query";
import type { MatchSlots } from "#web/features/search/found-matches.tsx";
import { readSearchFilter } from "#web/features/search/search-filter.ts";
import { loadSearchPage } from "#web/features/search/search-page.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyScreen, lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/match-row/match-row.css";
import "#web/features/live-list/live-list.css";
import "#web/platform/list/pagination.css";
import "#web/features/search/search.css";
import type { Route } from "./+types/search";

const FlatRows = lazyWithRetry(async () => ({
  default: (await import("#web/features/live-list/list/match-list-rows.tsx")).FlatRows,
}));
const SearchPageView = lazyScreen(() => import("#web/features/search/search-page.tsx"));
const SearchSync = lazyWithRetry(() => import("./screens/search-sync.tsx"));

const matchSlots: MatchSlots = {
  rows: (matches) => <FlatRows matches={matches} />,
  sync: (matches) => <AfterHydration>{() => <SearchSync matches={matches} />}</AfterHydration>,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, () =>
    loadSearchPage(context.get(queryClientContext), readSearchFilter(url.searchParams)),
  );
}

export default function SearchRoute({ loaderData: { filter, tz, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <SearchPageView filter={filter} tz={tz} matchSlots={matchSlots} />
    </HydrationBoundary>
  );
}
