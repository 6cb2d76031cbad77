import { useEffect, useRef } from "react";
import { m } from "#messages/paraglide/messages.js";
import { LeagueDayPanel, useLeagueDay } from "#web/features/live-list/day-pages/league-day.tsx";
import { tableRefetchMs } from "#web/features/live-overlay/refetch.rules.ts";
import type { MatchDay } from "#web/features/match/match.query.ts";
import type { StandingsPage } from "#web/features/standings/standings.loader.server.ts";
import { StandingsPageView, standingsTitle } from "#web/features/standings/standings-page.tsx";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { useInvalidation } from "#web/platform/data/use-invalidation.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { LiveTables } from "./live-tables.tsx";

const MatchDaySync = lazyWithRetry(() => import("#web/features/live-overlay/match-day-sync.tsx"));

interface StandingsScreenProps {
  readonly page: StandingsPage;
  readonly day: MatchDay;
}

/** A league's tables, and its matches of today as the list room pushes them. */
export default function StandingsScreen({ page, day }: StandingsScreenProps) {
  const { league, isPlain } = page;
  const today = useLeagueDay(league?.competition.id ?? null, day);
  useFreshTables(league?.season?.id ?? 0, today.ended);
  return (
    <>
      <PageHead
        title={league ? standingsTitle(league) : m.standings_heading()}
        description={
          league ? m.standings_description({ title: standingsTitle(league) }) : m.standings_heading()
        }
        isPrivate={league === null}
        {...(league && !isPlain
          ? { search: { comp_id: String(league.competition.id) }, filterLabel: shownName(league.competition) }
          : {})}
      />
      <StandingsPageView
        page={page}
        inPlay={today.inPlay}
        tables={(shown) => <LiveTables {...shown} />}
        matches={<LeagueDayPanel matches={today.matches} />}
      />
      <AfterHydration>
        {() => (today.matches.length > 0 ? <MatchDaySync date={day.date} matches={today.matches} /> : null)}
      </AfterHydration>
    </>
  );
}

/** Refetches a season's tables when one of its matches has ended. */
function useFreshTables(seasonId: number, ended: number): void {
  const invalidate = useInvalidation();
  const seen = useRef({ seasonId, ended });
  useEffect(() => {
    const before = seen.current;
    seen.current = { seasonId, ended };
    if (before.seasonId !== seasonId || before.ended >= ended) return;
    for (const pauseMs of tableRefetchMs(Math.random())) invalidate(tablesQuery(seasonId), pauseMs);
  }, [invalidate, ended, seasonId]);
}
