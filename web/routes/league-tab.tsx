import { lazy } from "react";
import { useOutletContext } from "react-router";
import type { LeaguePageData } from "#web/features/league/league-page.loader.server.ts";
import type { LeagueSlots } from "#web/features/league/league-slots.ts";
import { leagueTabKey } from "#web/features/league/league-tab.keys.ts";
import { loadLeagueTab } from "#web/features/league/league-tab.loader.server.ts";
import { LeagueTabBody } from "#web/features/league/league-tab-body.tsx";
import { MatchRow } from "#web/features/match/match-row.tsx";
import { StandingsTable } from "#web/features/standings/standings-table.tsx";
import { StandingsViews } from "#web/features/standings/standings-views.tsx";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { useFetched } from "#web/platform/page-stores.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import type { Route } from "./+types/league-tab";

const LeagueSync = lazy(() => import("./league-sync.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) => loadLeagueTab(facts, params.id, url.searchParams));
}

const slots: LeagueSlots = {
  rows: (matches) => matches.map((match) => <MatchRow key={match.id} match={match} />),
  tables: (shown) => <StandingsTable {...shown} />,
  views: (chosen, hrefOf) => <StandingsViews chosen={chosen} hrefOf={hrefOf} />,
};

/** The tab of a competition's page that its query names. */
export default function LeagueTabRoute({ loaderData }: Route.ComponentProps) {
  const page = useOutletContext<LeaguePageData>();
  const search = usePageQuery();
  const answer = useFetched(leagueTabKey(page, search), loaderData);
  return (
    <>
      <LeagueTabBody page={page} answer={answer} slots={slots} />
      <AfterHydration>{() => <LeagueSync page={page} answer={answer} search={search} />}</AfterHydration>
    </>
  );
}
