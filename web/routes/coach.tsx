import { HydrationBoundary } from "@tanstack/react-query";
import type { Coach } from "#shared/coach/index.ts";
import { loadCoachPage } from "#web/features/people/coach/coach-page.loader.server.ts";
import { loadNearMatches } from "#web/features/team/matches/near-matches.loader.server.ts";
import { m } from "#web/paraglide/messages.js";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { laterPart, laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/standings.css";
import "../styles/data-table.css";
import "../styles/team.css";
import "../styles/team-tabs.css";
import "../styles/people.css";
import type { Route } from "./+types/coach";

const CoachPageView = laterScreen(async () => ({
  default: (await import("#web/features/people/coach/coach-page.tsx")).CoachPageView,
}));
const UpdatingPanel = laterPart(async () => ({
  default: (await import("#web/features/people/coach/coach-page.tsx")).UpdatingPanel,
}));
const NearMatches = laterPart(async () => ({
  default: (await import("#web/features/team/matches/near-matches.tsx")).NearMatches,
}));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) =>
    loadCoachPage({
      facts,
      client: context.get(queryClientContext),
      id: params.id,
      search: url.searchParams,
      loadMatches: (teamId) => loadNearMatches(facts.call, teamId),
    }),
  );
}

export default function CoachRoute({ loaderData: { coach_id, queries, matches } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <CoachPageView coachId={coach_id} matchesOf={(team) => matchesOf(team, matches)} />
    </HydrationBoundary>
  );
}

function matchesOf(team: Coach["team"], matches: Route.ComponentProps["loaderData"]["matches"]) {
  if (team === null || matches === null) return null;
  if (typeof matches === "string") return <UpdatingPanel heading={m.team_next_heading()} />;
  return <NearMatches key={team.id} team={team} data={matches} />;
}
