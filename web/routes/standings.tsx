import type { ShouldRevalidateFunctionArgs } from "react-router";
import { canonicalQuery } from "#shared/url/index.ts";
import { loadLeagueDay } from "#web/features/match/day-pages/league-day.loader.server.ts";
import { NO_DAY } from "#web/features/match/day-pages/league-day.tsx";
import { loadStandingsPage } from "#web/features/standings/standings.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { differsOnlyIn } from "#web/platform/revalidation.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import type { Route } from "./+types/standings";
import "../styles/match-line.css";
import "../styles/standings.css";
import "../styles/standings-page.css";

const StandingsScreen = laterScreen(() => import("./parts/standings-screen.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const page = await loadStandingsPage(facts, canonicalQuery(url.pathname, url.searchParams, "standings"));
    const day = page.league ? await loadLeagueDay(facts, page.league.competition.id) : NO_DAY;
    return { packed: pack({ page, day }) };
  });
}

/** Another view counts other matches of rows that are here already. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  differsOnlyIn(["view"], change) ? false : change.defaultShouldRevalidate;

export default function Standings({ loaderData }: Route.ComponentProps) {
  return <StandingsScreen {...useUnpacked(loaderData.packed)} />;
}
