import { readView } from "#shared/standings/table-view.rules.ts";
import { m } from "#web/paraglide/messages.js";
import { shownName } from "#web/platform/shown-name.ts";
import { usePageQuery } from "#web/platform/use-page-query.ts";
import { EmptyPanel } from "../empty-panel.tsx";
import type { LeaguePageData } from "../league-page.loader.server.ts";
import type { LeagueSlots } from "../league-slots.ts";
import { leagueTabPath } from "../league-tab.ts";
import type { StandingsTabData } from "./standings-tab.calls.ts";

interface StandingsTabProps extends Pick<LeagueSlots, "tables" | "views"> {
  readonly page: LeaguePageData;
  readonly data: StandingsTabData;
}

/** The season's tables, whole or by a part of their matches. */
export default function StandingsTab({ page, data, tables, views }: StandingsTabProps) {
  const view = readView(usePageQuery().get("view"));
  if (data.tables.length === 0) return <EmptyPanel text={m.league_updating()} />;
  return (
    <>
      {views(view, (one) => leagueTabPath(page, "standings", { view: one }))}
      <section className="panel" aria-labelledby="standings">
        <div className="panel-bar">
          <h2 id="standings" className="font-semibold">
            {m.standings_heading()}
          </h2>
        </div>
        {tables({ ...data, view, of: shownName(page.competition) })}
      </section>
    </>
  );
}
