import { m } from "#messages/paraglide/messages.js";
import type { Player } from "#shared/player/index.ts";
import { PlayerName } from "#web/platform/football/player-name.tsx";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { moneyLabel } from "#web/platform/i18n/money-label.ts";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { DataTable } from "#web/ui/data-table.tsx";

/** A table of players with identifying details; scrolls horizontally with fixed names. */
export function PlayerTable({
  players,
  caption,
}: {
  readonly players: readonly Player[];
  readonly caption: string;
}) {
  return (
    <DataTable caption={caption} className="people-table">
      <thead>
        <tr>
          <th scope="col">{m.player_stats_player()}</th>
          <th scope="col">{m.people_column_team()}</th>
          <th scope="col">{m.team_column_country()}</th>
          <th scope="col">{m.team_column_age()}</th>
          <th scope="col">{m.people_column_position()}</th>
          <th scope="col">{m.team_column_value()}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <PlayerRow key={player.id} player={player} />
        ))}
      </tbody>
    </DataTable>
  );
}

function PlayerRow({ player }: { readonly player: Player }) {
  const { team, country, age, position, market_value } = player;
  return (
    <tr>
      <th scope="row">
        <PlayerName player={player} />
      </th>
      <td>
        <TeamLink team={team} none={m.people_no_team()} />
      </td>
      <td>{country ? shownName(country) : "–"}</td>
      <td>{age ?? "–"}</td>
      <td>{positionLabel(position)}</td>
      <td>{market_value ? moneyLabel(market_value) : "–"}</td>
    </tr>
  );
}
