import { loadLeagues } from "#web/features/league/browse/browse.loader.server.ts";
import { LeaguesPageView } from "#web/features/league/browse/leagues-page.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/league.css";
import type { Route } from "./+types/leagues";

export function loader({ context }: Route.LoaderArgs) {
  return answerPage(context, loadLeagues);
}

export default function LeaguesRoute({ loaderData: page }: Route.ComponentProps) {
  return <LeaguesPageView page={page} />;
}
