import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Player } from "#shared/player/index.ts";
import type { TeamProfile } from "#shared/team/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { PlayerName } from "#web/platform/football/player-name.tsx";
import { formatDay } from "#web/platform/i18n/format.ts";
import { moneyLabel } from "#web/platform/i18n/money-label.ts";
import { lineName, positionLabel } from "#web/platform/i18n/position-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { squadQuery } from "../team.query.ts";
import { RecentLineup } from "./recent-lineup.tsx";
import { byLine } from "./squad.rules.ts";

/** A team's squad by line, and its last line-up. */
export default function SquadTab({ team }: { readonly team: TeamProfile }) {
  const { players } = useSuspenseQuery(squadQuery(team.id)).data;
  return (
    <div className="team-columns">
      <Panel
        id="squad"
        heading={m.team_squad_heading()}
        count={m.team_squad_count({ count: players.length })}
      >
        {team.coach ? <Coach coach={team.coach} /> : null}
        {players.length > 0 ? (
          <SquadTable players={players} caption={m.team_squad_caption({ team: shownName(team) })} />
        ) : (
          <p className="list-nothing">{m.team_updating()}</p>
        )}
      </Panel>
      <RecentLineup teamId={team.id} />
    </div>
  );
}

function Coach({ coach }: { readonly coach: NonNullable<TeamProfile["coach"]> }) {
  return (
    <p className="team-coach">
      <span className="text-muted">{positionLabel("coach")}</span>
      <SiteLink to={pathOf("coach", getLocale(), { id: coach.id })} className="name-link">
        {coach.name}
      </SiteLink>
    </p>
  );
}

function SquadTable({ players, caption }: { readonly players: readonly Player[]; readonly caption: string }) {
  return (
    <DataTable caption={caption} className="team-squad">
      <thead>
        <tr>
          <th scope="col">{m.player_stats_player()}</th>
          <th scope="col">{m.team_column_age()}</th>
          <th scope="col">{m.team_column_country()}</th>
          <th scope="col">{m.team_column_height()}</th>
          <th scope="col">{m.team_column_value()}</th>
        </tr>
      </thead>
      {byLine(players, ({ position }) => position).map(({ position, rows }) => (
        <tbody key={position}>
          <tr className="team-line">
            <th colSpan={5} scope="rowgroup">
              {lineName(position)}
            </th>
          </tr>
          {rows.map((player) => (
            <SquadRow key={player.id} player={player} />
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}

function SquadRow({ player }: { readonly player: Player }) {
  const { shirt_number, age, birthday, country, height_cm, market_value } = player;
  return (
    <tr>
      <th scope="row">
        <span className="team-squad-who">
          <span className="team-number">{shirt_number ?? "–"}</span>
          <PlayerName player={player} />
        </span>
      </th>
      <td title={birthday === null ? undefined : formatDay(birthday)}>{age ?? "–"}</td>
      <td>{country ? shownName(country) : "–"}</td>
      <td>{height_cm === null ? "–" : m.team_height({ height: height_cm })}</td>
      <td>{market_value ? moneyLabel(market_value) : "–"}</td>
    </tr>
  );
}
