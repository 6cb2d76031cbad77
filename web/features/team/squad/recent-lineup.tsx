import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { LineupPlayer, SideLineup } from "#shared/lineup/index.ts";
import type { MatchBrief } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { PlayerName } from "#web/platform/football/player-name.tsx";
import { formatDate } from "#web/platform/i18n/format.ts";
import { lineName } from "#web/platform/i18n/position-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { scoreOf, sideOf } from "../matches/team-match.rules.ts";
import { recentLineupQuery, teamMatchesQuery } from "../team.query.ts";
import { byLine } from "./squad.rules.ts";

interface Lineup extends Pick<SideLineup, "formation"> {
  readonly players: readonly Pick<LineupPlayer, "player" | "starter" | "captain">[];
}

/** The players of the last match, as a list; the match's own page has the pitch. Nothing without a known line-up. */
export function RecentLineup({ teamId }: { readonly teamId: number }) {
  const last = useQuery(teamMatchesQuery({ team_id: teamId, kind: "past", limit: 1, page: 1 }));
  const match = last.data?.matches[0];
  const lineup = useQuery({
    ...recentLineupQuery(match?.id ?? 0, match ? sideOf(match, teamId) : "home"),
    enabled: match !== undefined,
  }).data;
  return match && lineup ? <LineupPanel match={match} lineup={lineup} /> : null;
}

interface LineupPanelProps {
  readonly match: MatchBrief;
  readonly lineup: Lineup;
}

function LineupPanel({ match, lineup: { formation, players } }: LineupPanelProps) {
  const starters = players.filter(({ starter }) => starter);
  const bench = players.filter(({ starter }) => !starter);
  const board = scoreOf(match);
  const between = board ? `${board.home}-${board.away}` : m.match_versus();
  return (
    <Panel
      id="recent-lineup"
      heading={m.team_recent_lineup()}
      aside={
        formation === null ? null : (
          <span className="team-formation" title={m.lineup_formation({ formation })}>
            {formation}
          </span>
        )
      }
    >
      <p className="team-recent">
        <SiteLink to={`${pathOf("match", getLocale(), { id: match.id })}?tab=lineup`} className="text-link">
          {`${shownName(match.home)} ${between} ${shownName(match.away)}, ${formatDate(match.match_time)}`}
        </SiteLink>
      </p>
      {byLine(starters, ({ player }) => player.position).map(({ position, rows }) => (
        <People key={position} heading={lineName(position)} rows={rows} />
      ))}
      {bench.length > 0 ? <People heading={m.lineup_bench()} rows={bench} /> : null}
    </Panel>
  );
}

interface PeopleProps {
  readonly heading: string;
  readonly rows: Lineup["players"];
}

function People({ heading, rows }: PeopleProps) {
  return (
    <>
      <h3 className="team-people-heading">{heading}</h3>
      <ul className="team-people">
        {rows.map(({ player, captain }) => (
          <li key={player.id}>
            <span className="team-number">{player.shirt_number ?? "–"}</span>
            <PlayerName player={player} />
            {captain ? <abbr title={m.player_captain()}>({m.player_captain_short()})</abbr> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
