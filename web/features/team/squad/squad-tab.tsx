import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Player } from "#shared/player/index.ts";
import type { SquadSeason, TeamProfile } from "#shared/team/index.ts";
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
  const { players, squad } = useSuspenseQuery(squadQuery(team.id)).data;
  return (
    <div className="team-columns">
      <Panel
        id="squad"
        heading={m.team_squad_heading()}
        count={m.team_squad_count({ count: players.length })}
      >
        {squad && players.length > 0 ? <p className="team-squad-season">{seasonLabel(squad)}</p> : null}
        {team.coach ? <Coach coach={team.coach} /> : null}
        {players.length > 0 ? (
          <SquadTable team={team} players={players} />
        ) : (
          <p className="list-nothing">{m.team_updating()}</p>
        )}
      </Panel>
      <RecentLineup teamId={team.id} />
    </div>
  );
}

/** Where the squad comes from: a list of a competition's season, or the matches of a season. */
function seasonLabel({ kind, competition, season }: SquadSeason): string {
  return kind === "listed"
    ? m.team_squad_listed({ competition: shownName(competition), season: season.name })
    : m.team_squad_played({ season: season.name });
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

interface SquadTableProps {
  readonly team: TeamProfile;
  readonly players: readonly Player[];
}

/** Columns that some player has a value for; sources of real squads rarely know heights and values. */
interface SquadColumns {
  readonly height: boolean;
  readonly value: boolean;
}

function SquadTable({ team, players }: SquadTableProps) {
  const columns: SquadColumns = {
    height: players.some(({ height_cm }) => height_cm !== null),
    value: players.some(({ market_value }) => market_value !== null),
  };
  const width = 3 + Number(columns.height) + Number(columns.value);
  return (
    <DataTable caption={m.team_squad_caption({ team: shownName(team) })} className="team-squad">
      <thead>
        <tr>
          <th scope="col">{m.player_stats_player()}</th>
          <th scope="col">{m.team_column_age()}</th>
          {/* Players of a national team share the country: their clubs are shown instead. */}
          <th scope="col">{team.national ? m.team_column_club() : m.team_column_country()}</th>
          {columns.height ? <th scope="col">{m.team_column_height()}</th> : null}
          {columns.value ? <th scope="col">{m.team_column_value()}</th> : null}
        </tr>
      </thead>
      {byLine(players, ({ position }) => position).map(({ position, rows }) => (
        <tbody key={position}>
          <tr className="team-line">
            <th colSpan={width} scope="rowgroup">
              {lineName(position)}
            </th>
          </tr>
          {rows.map((player) => (
            <SquadRow key={player.id} team={team} player={player} columns={columns} />
          ))}
        </tbody>
      ))}
    </DataTable>
  );
}

interface SquadRowProps {
  readonly team: TeamProfile;
  readonly player: Player;
  readonly columns: SquadColumns;
}

function SquadRow({ team, player, columns }: SquadRowProps) {
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
      {team.national ? (
        <ClubCell club={player.team?.id === team.id ? null : player.team} />
      ) : (
        <td>{country ? shownName(country) : "–"}</td>
      )}
      {columns.height ? <td>{height_cm === null ? "–" : m.team_height({ height: height_cm })}</td> : null}
      {columns.value ? <td>{market_value ? moneyLabel(market_value) : "–"}</td> : null}
    </tr>
  );
}

function ClubCell({ club }: { readonly club: Player["team"] }) {
  if (!club) return <td>–</td>;
  return (
    <td>
      <SiteLink to={pathOf("team", getLocale(), { id: club.id })} className="name-link">
        {shownName(club)}
      </SiteLink>
    </td>
  );
}
