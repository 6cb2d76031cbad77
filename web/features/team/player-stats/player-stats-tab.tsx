import { useState } from "react";
import type { TeamRef } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { SeasonChoice } from "#web/platform/season-choice.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import { nextOrder } from "#web/platform/table/table-order.rules.ts";
import { useLandmarkName } from "#web/platform/team-half.tsx";
import { teamPath } from "../team-tab.ts";
import { coveredFigures, MOST_GOALS, sortedPlayers } from "./player-order.rules.ts";
import type { PlayerStatsTabData } from "./player-stats-tab.loader.server.ts";
import { SeasonTable } from "./season-table.tsx";

interface PlayerStatsTabProps {
  readonly team: TeamRef;
  readonly data: PlayerStatsTabData;
}

/** What each player did in a season. */
export default function PlayerStatsTab({
  team,
  data: { competitions, shown, players },
}: PlayerStatsTabProps) {
  const heading = m.player_stats_heading();
  const [order, setOrder] = useState(MOST_GOALS);
  return (
    <>
      {shown ? (
        <SeasonChoice
          competitions={competitions}
          chosen={shown.season.id}
          path={teamPath(team.id)}
          query={{ tab: "playerdata" }}
        />
      ) : null}
      <section className="panel" aria-label={useLandmarkName(heading)}>
        <div className="panel-bar">
          <h2 className="font-semibold">{heading}</h2>
        </div>
        {players.length > 0 ? (
          <SeasonTable
            caption={m.team_stats_caption({ team: shownName(team) })}
            players={sortedPlayers(players, order)}
            figures={coveredFigures(players)}
            order={order}
            onOrder={(column) => setOrder((now) => nextOrder(now, column, "player"))}
          />
        ) : (
          <p className="list-nothing">{m.team_updating()}</p>
        )}
      </section>
    </>
  );
}
