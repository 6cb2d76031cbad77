import { HydrationBoundary } from "@tanstack/react-query";
import { loadCoachPage } from "#web/features/people/coach/coach-page.loader.server.ts";
import { nearMatches, teamMatchesQuery } from "#web/features/team/team.query.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen, lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/standings/standings.css";
import "#web/ui/data-table.css";
import "#web/features/team/team.css";
import "#web/features/team/team-tabs.css";
import "#web/features/people/people.css";
import type { Route } from "./+types/coach";

const CoachPageView = lazyScreen(() => import("#web/features/people/coach/coach-page.tsx"));
const NearMatches = lazyWithRetry(async () => ({
  default: (await import("#web/features/team/matches/near-matches.tsx")).NearMatches,
}));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) =>
    loadCoachPage({
      facts,
      client: context.get(queryClientContext),
      id: params.id,
      search: url.searchParams,
      matchesOf: (teamId) => nearMatches(teamId).map(teamMatchesQuery),
    }),
  );
}

export default function CoachRoute({ loaderData: { coach_id, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <CoachPageView
        coachId={coach_id}
        matchesOf={(team) => (team ? <NearMatches key={team.id} team={team} /> : null)}
      />
    </HydrationBoundary>
  );
}
