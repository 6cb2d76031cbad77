import { lazy } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { canonicalQuery } from "#shared/url/index.ts";
import { loadLeagueDay } from "#web/features/match/day-pages/league-day.loader.server.ts";
import { LeagueDayPanel, NO_DAY, useLeagueDay } from "#web/features/match/day-pages/league-day.tsx";
import { standingsKey } from "#web/features/match/match.keys.ts";
import { loadStandingsPage } from "#web/features/standings/standings.loader.server.ts";
import { StandingsPageView, standingsTitle } from "#web/features/standings/standings-page.tsx";
import { m } from "#web/paraglide/messages.js";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { useFetched } from "#web/platform/page-stores.tsx";
import { differsOnlyIn } from "#web/platform/revalidation.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/match-line.css";
import "../styles/standings.css";
import "../styles/standings-page.css";
import type { Route } from "./+types/standings";

const StandingsSync = lazy(() => import("./standings-sync.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const page = await loadStandingsPage(facts, canonicalQuery(url.pathname, url.searchParams, "standings"));
    const day = page.league ? await loadLeagueDay(facts, page.league.competition.id) : NO_DAY;
    return { page, day };
  });
}

/** Another view counts other matches of rows that are here already. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  differsOnlyIn(["view"], change) ? false : change.defaultShouldRevalidate;

export default function Standings({ loaderData: { page, day } }: Route.ComponentProps) {
  const { league, isPlain } = page;
  const seasonId = league?.season?.id ?? 0;
  const tables = useFetched(standingsKey(seasonId), page.tables);
  const today = useLeagueDay(league?.competition.id ?? null, day);
  return (
    <>
      <PageHead
        title={league ? standingsTitle(league) : m.standings_heading()}
        description={
          league ? m.standings_description({ title: standingsTitle(league) }) : m.standings_heading()
        }
        isPrivate={league === null}
        {...(league && !isPlain ? { search: { comp_id: String(league.competition.id) } } : {})}
      />
      <StandingsPageView
        page={page}
        tables={tables}
        inPlay={today.inPlay}
        matches={<LeagueDayPanel matches={today.matches} />}
      />
      <AfterHydration>
        {() =>
          today.matches.length > 0 ? <StandingsSync day={day} today={today} season_id={seasonId} /> : null
        }
      </AfterHydration>
    </>
  );
}
