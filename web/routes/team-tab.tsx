import { HydrationBoundary } from "@tanstack/react-query";
import { loadTeamTab } from "#web/features/team/team-tab.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import type { Route } from "./+types/team-tab";

const TeamTabBody = lazyScreen(() => import("#web/features/team/team-tab-body.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, () =>
    loadTeamTab(context.get(queryClientContext), params.id, url.searchParams),
  );
}

/** The tab of a team's page that its query names. */
export default function TeamTabRoute({ loaderData: { failed, queries }, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <TeamTabBody teamId={Number(params.id)} failed={failed} />
    </HydrationBoundary>
  );
}
