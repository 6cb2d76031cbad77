import type { Player } from "#shared/player/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { shownName } from "#web/platform/shown-name.ts";
import { moneyText } from "#web/platform/words/money-text.ts";
import { positionName } from "#web/platform/words/position-word.ts";
import { TeamLink } from "../person-links.tsx";

/** Players with what tells one from another; scrolls within itself, names stay in sight. */
export function PlayerTable({
  players,
  caption,
}: {
  readonly players: readonly Player[];
  readonly caption: string;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="team-scroll" aria-label={caption} tabIndex={0}>
      <table className="team-table people-table">
        <caption className="sr-only">{caption}</caption>
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
      </table>
    </section>
  );
}

function PlayerRow({ player }: { readonly player: Player }) {
  const { id, name, team, country, age, position, market_value } = player;
  return (
    <tr>
      <th scope="row">
        <a href={pathOf("player", getLocale(), { id })} className="team-player">
          {name}
        </a>
      </th>
      <td>
        <TeamLink team={team} none={m.people_no_team()} />
      </td>
      <td>{country ? shownName(country) : "–"}</td>
      <td>{age ?? "–"}</td>
      <td>{positionName(position)}</td>
      <td>{market_value ? moneyText(market_value) : "–"}</td>
    </tr>
  );
}
