import { HydrationBoundary } from "@tanstack/react-query";
import { loadPlayersPage } from "#web/features/people/list/players-page.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { readListFilter } from "#web/platform/list/list-filter.ts";
import "#web/platform/list/pagination.css";
import "#web/ui/data-table.css";
import "#web/features/team/team.css";
import "#web/platform/list/list-page.css";
import "#web/features/people/people.css";
import type { Route } from "./+types/players";

const PlayersPageView = lazyScreen(() => import("#web/features/people/list/players-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  const filter = readListFilter(url.searchParams);
  return answerScreen({ context, url }, async () => ({
    filter,
    queries: await loadPlayersPage(context.get(queryClientContext), filter),
  }));
}

export default function PlayersRoute({ loaderData: { filter, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <PlayersPageView filter={filter} />
    </HydrationBoundary>
  );
}
