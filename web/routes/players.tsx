import { loadPlayersPage } from "#web/features/people/list/players-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { readListFilter } from "#web/platform/list/list-filter.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/data-table.css";
import "../styles/team.css";
import "../styles/list-page.css";
import "../styles/people.css";
import type { Route } from "./+types/players";

const PlayersPageView = laterScreen(async () => ({
  default: (await import("#web/features/people/list/players-page.tsx")).PlayersPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadPlayersPage(facts, readListFilter(url.searchParams)));
}

export default function PlayersRoute({ loaderData: data }: Route.ComponentProps) {
  return <PlayersPageView data={data} />;
}
