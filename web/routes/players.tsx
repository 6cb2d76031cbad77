import { readPeopleFilter } from "#web/features/people/list/people-filter.ts";
import { loadPlayersPage } from "#web/features/people/list/players-page.loader.server.ts";
import { PlayersPageView } from "#web/features/people/list/players-page.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/more.css";
import "../styles/team.css";
import "../styles/people.css";
import type { Route } from "./+types/players";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadPlayersPage(facts, readPeopleFilter(url.searchParams)));
}

export default function PlayersRoute({ loaderData: data }: Route.ComponentProps) {
  return <PlayersPageView data={data} />;
}
