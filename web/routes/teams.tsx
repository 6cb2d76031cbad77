import { HydrationBoundary } from "@tanstack/react-query";
import { readTeamsFilter } from "#web/features/team/list/teams-filter.ts";
import { loadTeamsPage } from "#web/features/team/list/teams-page.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/list/pagination.css";
import "#web/features/team/team.css";
import "#web/platform/list/list-page.css";
import type { Route } from "./+types/teams";

const TeamsPageView = lazyScreen(() => import("#web/features/team/list/teams-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  const filter = readTeamsFilter(url.searchParams);
  return answerScreen({ context, url }, async () => ({
    filter,
    queries: await loadTeamsPage(context.get(queryClientContext), filter),
  }));
}

export default function TeamsRoute({ loaderData: { filter, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <TeamsPageView filter={filter} />
    </HydrationBoundary>
  );
}
