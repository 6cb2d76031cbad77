import { loadLeagues } from "#web/features/league/browse/browse.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/league.css";
import type { Route } from "./+types/leagues";

const LeaguesPageView = laterScreen(async () => ({
  default: (await import("#web/features/league/browse/leagues-page.tsx")).LeaguesPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, loadLeagues);
}

export default function LeaguesRoute({ loaderData: page }: Route.ComponentProps) {
  return <LeaguesPageView page={page} />;
}
