import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, type ReactNode, useContext, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { shownName, shownShortName } from "#web/platform/i18n/shown-name.ts";
import { isPlainClick } from "#web/platform/navigation/is-plain-click.ts";
import { LinkHostContext, openWhole } from "#web/platform/navigation/link-host.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { standingsPath } from "./league-picker.tsx";
import type { Ranking } from "./ranking.loader.server.ts";
import { firstTableQuery, type ListedLeague, RANKING_ROWS } from "./standings.query.ts";

/** Interval between refreshes of a table with matches in play, in milliseconds. */
const REFRESH_MS = 60_000;

interface RankingPanelProps {
  readonly ranking: Ranking;
  /** A table as it stands now. */
  readonly table: (shown: Ranking["tables"] & { readonly of: string; readonly top?: number }) => ReactNode;
}

/** The first table of a league; others are selected above it. Needs features/standings/standings.css. */
export function RankingPanel({ ranking, table }: RankingPanelProps) {
  const client = useQueryClient();
  const [shown, show] = useState(ranking.shown);
  const { competition } = shown;
  const isFirst = shown === ranking.shown;
  const isFetched = !isFirst || ranking.isLive;
  const fetched = useQuery({
    ...firstTableQuery(shown.season?.id ?? 0),
    enabled: isFirst && ranking.isLive,
    refetchInterval: REFRESH_MS,
  }).data;
  const tables = (isFetched ? fetched : undefined) ?? (isFirst ? ranking.tables : undefined);
  const host = useContext(LinkHostContext);
  const pathTo = (id: number) => standingsPath(pathOf("standings", getLocale()), id);
  const choose = (league: ListedLeague) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    if (league.season === null || league === ranking.shown) return show(league);
    client.query(firstTableQuery(league.season.id)).then(
      () => show(league),
      // The link leads to the same table, which explains the problem.
      () => openWhole(host, href),
    );
  };
  return (
    <Panel
      id="ranking"
      heading={m.standings_heading()}
      aside={
        <SiteLink to={pathTo(competition.id)} className="text-link panel-bar-link">
          {m.news_all()}
        </SiteLink>
      }
      className="ranking"
    >
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
        {tables && tables.tables.length > 0 ? (
          table({ ...tables, of: shownName(competition), ...(isFirst ? { top: RANKING_ROWS } : {}) })
        ) : (
          <p className="list-nothing">{m.standings_none()}</p>
        )}
      </div>
    </Panel>
  );
}
