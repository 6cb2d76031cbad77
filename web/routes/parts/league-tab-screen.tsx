import { useOutletContext } from "react-router";
import type { LeaguePageData } from "#web/features/league/league-page.loader.server.ts";
import type { LeagueSlots } from "#web/features/league/league-slots.ts";
import { leagueTabKey } from "#web/features/league/league-tab.keys.ts";
import { LeagueTabBody } from "#web/features/league/league-tab-body.tsx";
import { MatchRow } from "#web/features/match/row/match-row.tsx";
import { StandingsTable } from "#web/features/standings/standings-table.tsx";
import { StandingsViews } from "#web/features/standings/standings-views.tsx";
import { AfterHydration } from "#web/platform/after-hydration.tsx";
import { laterPart } from "#web/platform/later-code.ts";
import type { Unpacked } from "#web/platform/packed.ts";
import { useFetched } from "#web/platform/page-stores.tsx";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import type { Route } from "../+types/league-tab";

const LeagueSync = laterPart(() => import("./league-sync.tsx"));

const slots: LeagueSlots = {
  rows: (matches) => matches.map((match) => <MatchRow key={match.id} match={match} />),
  tables: (shown) => <StandingsTable {...shown} />,
  views: (chosen, hrefOf) => <StandingsViews chosen={chosen} hrefOf={hrefOf} />,
};

interface ScreenProps {
  readonly tab: Unpacked<Route.ComponentProps["loaderData"]["packed"]>;
}

/** The tab of a competition's page that its query names. */
export default function LeagueTabScreen({ tab }: ScreenProps) {
  const page = useOutletContext<LeaguePageData>();
  const search = usePageQuery();
  const answer = useFetched(leagueTabKey(page, search), tab);
  return (
    <>
      <LeagueTabBody page={page} answer={answer} slots={slots} />
      <AfterHydration>{() => <LeagueSync page={page} answer={answer} search={search} />}</AfterHydration>
    </>
  );
}
