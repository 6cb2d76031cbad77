import { HydrationBoundary } from "@tanstack/react-query";
import { shouldRevalidateDay } from "#web/features/live-list/day/day-revalidation.ts";
import { loadMatchDay } from "#web/features/live-list/day/match-day.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import type { Route } from "./+types/matches";
import "#web/features/match-row/match-row.css";
import "#web/features/live-list/live-list.css";
import "#web/features/live-list/day-pages/day-pages.css";

const AllMatchesScreen = lazyScreen(() => import("#web/features/live-list/day-pages/all-matches-view.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) =>
    loadMatchDay(facts, context.get(queryClientContext), url.searchParams.get("date")),
  );
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Matches({ loaderData: { page, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <AllMatchesScreen page={page} />
    </HydrationBoundary>
  );
}
