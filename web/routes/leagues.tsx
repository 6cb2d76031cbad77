import { HydrationBoundary } from "@tanstack/react-query";
import { warehouseQuery } from "#web/features/league/league.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/league/league.css";
import { hotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import type { Route } from "./+types/leagues";

const LeaguesPageView = lazyScreen(() => import("#web/features/league/browse/leagues-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async () => ({
    queries: await loadQueries(context.get(queryClientContext), [warehouseQuery()], [hotCompetitionsQuery()]),
  }));
}

export default function LeaguesRoute({ loaderData: { queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <LeaguesPageView />
    </HydrationBoundary>
  );
}
