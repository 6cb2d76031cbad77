import { loadPlayerPage } from "#web/features/people/player/player-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/tab-links.css";
import "../styles/standings.css";
import "../styles/data-table.css";
import "../styles/team.css";
import "../styles/people.css";
import type { Route } from "./+types/player";

const PlayerPageView = laterScreen(async () => ({
  default: (await import("#web/features/people/player/player-page.tsx")).PlayerPageView,
}));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadPlayerPage(facts, params.id, url.searchParams));
}

export default function PlayerRoute({ loaderData: data }: Route.ComponentProps) {
  return <PlayerPageView data={data} />;
}
