import { loadCoachPage } from "#web/features/people/coach/coach-page.loader.server.ts";
import { CoachPageView } from "#web/features/people/coach/coach-page.tsx";
import { loadNearMatches } from "#web/features/team/matches/near-matches.loader.server.ts";
import { NearMatches } from "#web/features/team/matches/near-matches.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/standings.css";
import "../styles/data-table.css";
import "../styles/team.css";
import "../styles/team-tabs.css";
import "../styles/people.css";
import type { Route } from "./+types/coach";

export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, (facts) =>
    loadCoachPage(facts, params.id, (teamId) => loadNearMatches(facts.call, teamId)),
  );
}

export default function CoachRoute({ loaderData: { coach, honors, matches } }: Route.ComponentProps) {
  const { team } = coach;
  return (
    <CoachPageView
      coach={coach}
      honors={honors}
      matches={team && matches ? <NearMatches key={team.id} team={team} data={matches} /> : null}
    />
  );
}
