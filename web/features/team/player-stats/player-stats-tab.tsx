import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { seasonShown } from "#shared/competition/season-shown.rules.ts";
import type { TeamRef } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { SeasonChoice } from "#web/platform/football/season-choice.tsx";
import { LandmarkPanel } from "#web/platform/football/team-half.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { idIn, pathWith } from "#web/platform/navigation/page-path.ts";
import { CsvLink } from "#web/platform/table/csv-link.tsx";
import { nextOrder } from "#web/platform/table/table-order.rules.ts";
import { competitionsQuery, seasonPlayersQuery } from "../team.query.ts";
import { teamPath } from "../team-tab.ts";
import { coveredStatistics, MOST_GOALS, sortedPlayers } from "./player-order.rules.ts";
import { SeasonTable } from "./season-table.tsx";

interface PlayerStatsTabProps {
  readonly team: TeamRef;
  readonly search: URLSearchParams;
}

/** Player statistics of a season, by default the newest of the team's main competition. */
export default function PlayerStatsTab({ team, search }: PlayerStatsTabProps) {
  const { competitions } = useSuspenseQuery(competitionsQuery(team.id)).data;
  const shown = seasonShown(competitions, idIn(search, "season_id"));
  const heading = m.player_stats_heading();
  if (shown === null)
    return (
      <LandmarkPanel heading={heading}>
        <p className="list-nothing">{m.team_updating()}</p>
      </LandmarkPanel>
    );
  return (
    <>
      <SeasonChoice
        competitions={competitions}
        chosen={shown.season.id}
        path={teamPath(team.id)}
        query={{ tab: "playerdata" }}
      />
      <LandmarkPanel heading={heading}>
        <SeasonPlayers team={team} seasonId={shown.season.id} />
        <CsvLink
          path={pathWith(pathOf("teamPlayers", getLocale(), { id: team.id }), { season_id: shown.season.id })}
        />
      </LandmarkPanel>
    </>
  );
}

function SeasonPlayers({ team, seasonId }: { readonly team: TeamRef; readonly seasonId: number }) {
  const players = useSuspenseQuery(seasonPlayersQuery(team.id, seasonId)).data;
  const [order, setOrder] = useState(MOST_GOALS);
  if (players.length === 0) return <p className="list-nothing">{m.team_updating()}</p>;
  return (
    <SeasonTable
      caption={m.team_stats_caption({ team: shownName(team) })}
      players={sortedPlayers(players, order)}
      statistics={coveredStatistics(players)}
      order={order}
      onOrder={(column) => setOrder((now) => nextOrder(now, column, "player"))}
    />
  );
}
