import { type MouseEvent, useContext, useState } from "react";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { isPlainClick } from "#web/platform/is-plain-click.ts";
import { LinkHostContext, openWhole } from "#web/platform/navigation/link-host.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { shownName, shownShortName } from "#web/platform/shown-name.ts";
import { standingsPath } from "./league-picker.tsx";
import type { Ranking } from "./ranking.loader.server.ts";
import type { ListedLeague, SeasonTables } from "./standings.loader.server.ts";
import { StandingsTable } from "./standings-table.tsx";

type Shown = Pick<Ranking, "shown" | "tables">;

/** The first table of a league; others are chosen above it. Needs styles/standings.css. */
export function RankingPanel({ ranking }: { readonly ranking: Ranking }) {
  const [{ shown, tables }, show] = useState<Shown>(ranking);
  const { competition } = shown;
  const host = useContext(LinkHostContext);
  const pathTo = (id: number) => standingsPath(pathOf("standings", getLocale()), id);
  const choose = (league: ListedLeague) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const { href } = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    tablesOf(league).then(
      (found) => show({ shown: league, tables: found }),
      // The link leads to the same table, with whatever is the matter.
      () => openWhole(host, href),
    );
  };
  return (
    <section className="panel ranking" aria-labelledby="ranking">
      <div className="panel-bar">
        <h2 id="ranking" className="font-semibold">
          {m.standings_heading()}
        </h2>
        <SiteLink to={pathTo(competition.id)} className="text-link panel-bar-link">
          {m.news_all()}
        </SiteLink>
      </div>
      <ul className="chip-links ranking-leagues">
        {ranking.leagues.map((league) => (
          <li key={league.competition.id}>
            <SiteLink
              to={pathTo(league.competition.id)}
              className="chip"
              aria-current={league.competition.id === competition.id ? "true" : undefined}
              onClick={choose(league)}
            >
              {shownShortName(league.competition)}
            </SiteLink>
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {tables.tables.length === 0 ? (
          <p className="list-nothing">{m.standings_none()}</p>
        ) : (
          <StandingsTable {...tables} view="total" of={shownName(competition)} />
        )}
      </div>
    </section>
  );
}

async function tablesOf({ season }: ListedLeague): Promise<SeasonTables> {
  if (season === null) return { promotions: [], tables: [] };
  const { callFromBrowser } = await import("#web/platform/live/browser-call.ts");
  const { data } = await callFromBrowser("/api/v1/football/seasons/tablestanding", { season_id: season.id });
  return { ...data, tables: data.tables.slice(0, 1) };
}
