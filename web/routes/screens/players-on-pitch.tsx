import { m } from "#messages/paraglide/messages.js";
import type { LineupPlayer } from "#shared/lineup/index.ts";
import type { Match, Side } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { useRefetchOnPush } from "#web/features/live-overlay/use-refetch-on-push.ts";
import { usePushedMatch, useShownMatch } from "#web/features/live-overlay/use-shown-match.ts";
import { type ShownSide, shownSide, withIncidents } from "#web/features/match-page/lineup/lineup.rules.ts";
import { useLineups } from "#web/features/match-page/lineup/lineup-tab.tsx";
import { onPitch } from "#web/features/match-page/lineup/player-events.rules.ts";
import { lineupQuery } from "#web/platform/data/match.query.ts";
import { PlayerName } from "#web/platform/football/player-name.tsx";
import { TeamHalf, useLandmarkName } from "#web/platform/football/team-half.tsx";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { moneyLabel } from "#web/platform/i18n/money-label.ts";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import type { MatchProfiles } from "./match-profiles.loader.server.ts";

type Players = Extract<MatchProfiles, { tab: "player" }>;

interface PlayersOnPitchProps extends Pick<Players, "squad"> {
  /** As fetched: pushes come by the overlay. */
  readonly match: Match;
}

/** The players on the pitch for both teams; changes with each pushed substitution and red card. */
export default function PlayersOnPitch({ match: fetched, squad }: PlayersOnPitchProps) {
  const { match } = useShownMatch(fetched);
  const incidents = usePushedMatch(match.id).detail?.incidents ?? null;
  const { lineup: answer, last } = useLineups(match.id);
  useRefetchOnPush({ match: fetched, query: lineupQuery(match.id) });
  const lineup = answer && withIncidents(answer, incidents);
  const shownOf = (side: Side) => shownSide(side, lineup, last?.[side] ?? null);
  const sides = { home: shownOf("home"), away: shownOf("away") };
  return (
    <div className="match-sides">
      {(["home", "away"] as const).map((side) => (
        <TeamHalf key={side} team={match[side]}>
          <h2 className="match-side-name">
            <TeamLink team={match[side]} />
          </h2>
          {sides[side] ? (
            <SidePanel match={match} shown={sides[side]} squad={squad} />
          ) : (
            <p className="panel list-nothing">{m.match_pitch_none()}</p>
          )}
        </TeamHalf>
      ))}
    </div>
  );
}

interface SidePanelProps extends Pick<PlayersOnPitchProps, "match" | "squad"> {
  readonly shown: ShownSide;
}

function SidePanel({ match, shown, squad }: SidePanelProps) {
  const heading = headingOf(match, shown);
  // Of the last match the starters: the players at its end are of no interest.
  const players = shown.from
    ? shown.lineup.players.filter(({ starter }) => starter)
    : onPitch(shown.lineup.players);
  return (
    <div className="panel">
      <div className="panel-bar">
        <h3 className="font-semibold">{heading}</h3>
        <span className="panel-count">{m.team_squad_count({ count: players.length })}</span>
      </div>
      <DataTable caption={useLandmarkName(heading)} className="team-squad">
        <thead>
          <tr>
            <th scope="col">{m.player_stats_player()}</th>
            <th scope="col">{m.team_column_age()}</th>
            <th scope="col">{m.team_column_country()}</th>
            <th scope="col">{m.team_column_value()}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((row) => (
            <PlayerRow key={row.player.id} row={row} squad={squad} />
          ))}
        </tbody>
      </DataTable>
    </div>
  );
}

function headingOf({ status }: Match, { from }: ShownSide): string {
  if (from !== null) return m.match_pitch_last();
  if (isLive(status)) return m.match_pitch_now();
  return status === "ended" ? m.match_pitch_end() : m.match_pitch_ahead();
}

interface PlayerRowProps extends Pick<PlayersOnPitchProps, "squad"> {
  readonly row: LineupPlayer;
}

function PlayerRow({ row: { player }, squad }: PlayerRowProps) {
  const known = squad.find(({ id }) => id === player.id);
  return (
    <tr>
      <th scope="row">
        <span className="team-squad-who">
          <span className="team-number">{player.shirt_number ?? "–"}</span>
          <PlayerName player={player} about={positionLabel(player.position)} />
        </span>
      </th>
      <td>{known?.age ?? "–"}</td>
      <td>{known?.country ? shownName(known.country) : "–"}</td>
      <td>{known?.market_value ? moneyLabel(known.market_value) : "–"}</td>
    </tr>
  );
}
