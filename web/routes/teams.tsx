import { readTeamsFilter } from "#web/features/team/list/teams-filter.ts";
import { loadTeamsPage } from "#web/features/team/list/teams-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/team.css";
import "../styles/list-page.css";
import type { Route } from "./+types/teams";

const TeamsPageView = laterScreen(async () => ({
  default: (await import("#web/features/team/list/teams-page.tsx")).TeamsPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadTeamsPage(facts, readTeamsFilter(url.searchParams)));
}

export default function TeamsRoute({ loaderData: data }: Route.ComponentProps) {
  return <TeamsPageView data={data} />;
}
