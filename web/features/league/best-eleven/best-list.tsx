import type { BestEleven } from "#shared/lineup/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { RatingBadge } from "#web/platform/pitch/rating-badge.tsx";
import { positionName } from "#web/platform/words/position-word.ts";
import { FigureTable, TeamLink } from "../figure-panel.tsx";

interface BestListProps {
  readonly lineup: BestEleven;
  readonly part: string;
}

/** The same eleven in words, from the goalkeeper forward. */
export function BestList({ lineup, part }: BestListProps) {
  return (
    <FigureTable caption={m.league_best_list({ part })} className="figure-best">
      <thead>
        <tr>
          <th scope="col">{m.player_stats_player()}</th>
          <th scope="col">{m.league_column_team()}</th>
          <th scope="col">{m.stats_column_rating()}</th>
        </tr>
      </thead>
      <tbody>
        {lineup.players.map(({ player, team, rating }) => (
          <tr key={player.id}>
            <th scope="row">
              <a href={pathOf("player", getLocale(), { id: player.id })} className="figure-player">
                {player.name}
                {player.position === null ? null : <small>{positionName(player.position)}</small>}
              </a>
            </th>
            <td className="figure-start">
              <TeamLink team={team} />
            </td>
            <td>
              <RatingBadge rating={rating} />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
