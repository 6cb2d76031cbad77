import { HydrationBoundary } from "@tanstack/react-query";
import { loadPlayerPage } from "#web/features/people/player/player-page.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/list/pagination.css";
import "#web/platform/navigation/tab-links.css";
import "#web/features/standings/standings.css";
import "#web/ui/data-table.css";
import "#web/features/team/team.css";
import "#web/features/people/people.css";
import type { Route } from "./+types/player";

const PlayerPageView = lazyScreen(() => import("#web/features/people/player/player-page.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  const client = context.get(queryClientContext);
  return answerScreen({ context, url }, (facts) =>
    loadPlayerPage({ facts, client, id: params.id, search: url.searchParams }),
  );
}

export default function PlayerRoute({ loaderData: { player_id, failed, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <PlayerPageView playerId={player_id} failed={failed} />
    </HydrationBoundary>
  );
}
