import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { loadLeaguePage } from "#web/features/league/league-page.loader.server.ts";
import { LeaguePageView } from "#web/features/league/league-page.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import { isOtherPage } from "#web/platform/revalidation.ts";
import "../styles/tab-links.css";
import "../styles/standings.css";
import "../styles/data-table.css";
import "../styles/league.css";
import "../styles/bracket.css";
import "../styles/more.css";
import "../styles/pitch.css";
import "../styles/league-figures.css";
import type { Route } from "./+types/league";

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadLeaguePage(facts, params.id, url.searchParams));
}

/** Another tab of the same season: what stands around it is here already. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  isOtherPage(["season_id"], change);

export default function LeagueRoute({ loaderData: page }: Route.ComponentProps) {
  return (
    <LeaguePageView page={page}>
      <Outlet context={page} />
    </LeaguePageView>
  );
}
