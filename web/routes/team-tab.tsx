import { useOutletContext } from "react-router";
import type { TeamPageData } from "#web/features/team/team-page.loader.server.ts";
import { loadTeamTab } from "#web/features/team/team-tab.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import type { Route } from "./+types/team-tab";

const TeamTabBody = laterScreen(async () => ({
  default: (await import("#web/features/team/team-tab-body.tsx")).TeamTabBody,
}));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadTeamTab(facts, params.id, url.searchParams));
}

/** The tab of a team's page that its query names. */
export default function TeamTabRoute({ loaderData: answer }: Route.ComponentProps) {
  const { team } = useOutletContext<TeamPageData>();
  return <TeamTabBody team={team} answer={answer} />;
}
