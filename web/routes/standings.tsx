import { HydrationBoundary } from "@tanstack/react-query";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { loadLeagueDay } from "#web/features/live-list/day-pages/league-day.loader.server.ts";
import { NO_DAY } from "#web/features/live-list/day-pages/league-day.tsx";
import { loadStandingsPage } from "#web/features/standings/standings.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { differsOnlyIn } from "#web/platform/data/revalidation.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import type { Route } from "./+types/standings";
import "#web/features/match-row/match-line.css";
import "#web/features/standings/standings.css";
import "#web/features/standings/standings-page.css";

const StandingsScreen = lazyScreen(() => import("./screens/standings-screen.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const client = context.get(queryClientContext);
    const { page, queries } = await loadStandingsPage(client, facts.locale, url.searchParams);
    const day = page.league ? await loadLeagueDay(facts, page.league.competition.id) : NO_DAY;
    return { page, day, queries };
  });
}

/** Another view counts other matches of loaded rows. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  differsOnlyIn(["view"], change) ? false : change.defaultShouldRevalidate;

export default function Standings({ loaderData: { page, day, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <StandingsScreen page={page} day={day} />
    </HydrationBoundary>
  );
}
