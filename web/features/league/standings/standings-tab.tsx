import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { hasLive, readView } from "#shared/standings/table-view.rules.ts";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { CsvLink } from "#web/platform/table/csv-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { EmptyPanel } from "../empty-panel.tsx";
import { type LeaguePageData, seasonIdOf } from "../league.query.ts";
import type { LeagueSlots } from "../league-slots.ts";
import { leagueTablePath, leagueTabPath } from "../league-tab.ts";
import { Scenarios } from "./scenarios.tsx";

interface StandingsTabProps extends Pick<LeagueSlots, "tables" | "views"> {
  readonly page: LeaguePageData;
}

/** The season's tables, over all or some of the matches. */
export default function StandingsTab({ page, tables, views }: StandingsTabProps) {
  const season_id = seasonIdOf(page);
  const { data } = useSuspenseQuery(tablesQuery(season_id));
  const [search] = useSearchParams();
  const live = hasLive(data.tables);
  const view = readView(search.get("view"), live);
  if (data.tables.length === 0) return <EmptyPanel text={m.league_updating()} />;
  return (
    <>
      {views(view, live, (one) => leagueTabPath(page, "standings", { view: one }))}
      <Panel id="standings" heading={m.standings_heading()}>
        {tables({ ...data, view, of: shownName(page.competition) })}
        <CsvLink path={leagueTablePath(page, "standings")} />
      </Panel>
      <Scenarios season_id={season_id} of={shownName(page.competition)} />
    </>
  );
}
