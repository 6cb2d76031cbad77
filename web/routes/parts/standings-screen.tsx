import { LeagueDayPanel, useLeagueDay } from "#web/features/match/day-pages/league-day.tsx";
import { standingsKey } from "#web/features/match/match.keys.ts";
import { StandingsPageView, standingsTitle } from "#web/features/standings/standings-page.tsx";
import { m } from "#web/paraglide/messages.js";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { laterPart } from "#web/platform/later-code.ts";
import type { Unpacked } from "#web/platform/packed.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import { useFetched } from "#web/platform/page-stores.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import type { Route } from "../+types/standings";

const StandingsSync = laterPart(() => import("./standings-sync.tsx"));

export default function StandingsScreen({
  page,
  day,
}: Unpacked<Route.ComponentProps["loaderData"]["packed"]>) {
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
        {...(league && !isPlain
          ? { search: { comp_id: String(league.competition.id) }, part: shownName(league.competition) }
          : {})}
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
