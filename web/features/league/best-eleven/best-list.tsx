import { m } from "#messages/paraglide/messages.js";
import type { BestEleven } from "#shared/lineup/index.ts";
import { RatingBadge } from "#web/platform/football/pitch/rating-badge.tsx";
import { PlayerName } from "#web/platform/football/player-name.tsx";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { DataTable } from "#web/ui/data-table.tsx";

interface BestListProps {
  readonly lineup: BestEleven;
  readonly part: string;
}

/** The same eleven as a list, from the goalkeeper forward. */
export function BestList({ lineup, part }: BestListProps) {
  return (
    <DataTable caption={m.league_best_list({ part })}>
      <thead>
        <tr>
          <th scope="col">{m.player_stats_player()}</th>
          <th scope="col" className="data-start">
            {m.league_column_team()}
          </th>
          <th scope="col">{m.stats_column_rating()}</th>
        </tr>
      </thead>
      <tbody>
        {lineup.players.map(({ player, team, rating }) => (
          <tr key={player.id}>
            <th scope="row">
              <PlayerName player={player} about={player.position && positionLabel(player.position)} />
            </th>
            <td className="data-start">
              <TeamLink team={team} />
            </td>
            <td>
              <RatingBadge rating={rating} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
