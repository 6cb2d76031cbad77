import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { loadTeamPage } from "#web/features/team/team-page.loader.server.ts";
import { TeamPageView } from "#web/features/team/team-page.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import { isOtherPage } from "#web/platform/revalidation.ts";
import "../styles/more.css";
import "../styles/standings.css";
import "../styles/tab-links.css";
import "../styles/data-table.css";
import "../styles/team.css";
import "../styles/team-tabs.css";
import type { Route } from "./+types/team";

export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadTeamPage(facts, params.id));
}

/** Another tab of the same team: its header is here already. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => isOtherPage([], change);

export default function TeamRoute({ loaderData: page }: Route.ComponentProps) {
  return (
    <TeamPageView team={page.team}>
      <Outlet context={page} />
    </TeamPageView>
  );
}
