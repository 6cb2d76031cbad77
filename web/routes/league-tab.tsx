import { HydrationBoundary } from "@tanstack/react-query";
import { loadLeagueTab } from "#web/features/league/league-tab.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import type { Route } from "./+types/league-tab";

const LeagueTabScreen = lazyScreen(() => import("./screens/league-tab-screen.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) =>
    loadLeagueTab(facts, context.get(queryClientContext), params.id, url.searchParams),
  );
}

export default function LeagueTabRoute({ loaderData: { failed, queries }, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <LeagueTabScreen leagueId={Number(params.id)} failed={failed} />
    </HydrationBoundary>
  );
}
