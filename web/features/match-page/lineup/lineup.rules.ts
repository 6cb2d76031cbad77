import type { LastLineup, Lineup, LineupPlayer, SideLineup } from "#shared/lineup/index.ts";
import { incidentsByPlayer } from "#shared/lineup/player-incidents.rules.ts";
import type { Incident, Match, MatchBrief, PlayerId, Side } from "#shared/match/index.ts";
import { earliestKickOff, latestKickOff } from "#shared/match/kick-off.rules.ts";
import { isLive } from "#shared/match/match-status.ts";
import type { Position } from "#shared/player/index.ts";

/** Lines from the goalkeeper forward; null for players of unknown position. */
const LINES = ["G", "D", "M", "F", null] as const satisfies readonly (Position | null)[];

export interface LineupLine {
  readonly position: Position | null;
  readonly players: readonly LineupPlayer[];
}

/** Starters by line, without empty lines; within a line in provider order. */
export function startersByLine(players: readonly LineupPlayer[]): LineupLine[] {
  const starters = players.filter(({ starter }) => starter);
  return LINES.flatMap((position) => {
    const own = starters.filter(({ player }) => player.position === position);
    return own.length > 0 ? [{ position, players: own }] : [];
  });
}

export const benchOf = (players: readonly LineupPlayer[]): LineupPlayer[] =>
  players.filter(({ starter }) => !starter);

/** The shown line-up of a side: this match's, or that of its last match with the match. */
export interface ShownSide {
  readonly side: Side;
  readonly lineup: SideLineup;
  /** Null for a line-up of this match. */
  readonly from: MatchBrief | null;
}

/** The side's line-up, or its last one until there is one; null if neither is known. */
export function shownSide(side: Side, lineup: Lineup | null, last: LastLineup | null): ShownSide | null {
  if (lineup && lineup[side].players.length > 0) return { side, lineup: lineup[side], from: null };
  return last && last.lineup.players.length > 0 ? { side, lineup: last.lineup, from: last.match } : null;
}

/** A line-up with the goals, cards and substitutions pushed since the fetch. */
export function withIncidents(lineup: Lineup, incidents: readonly Incident[] | null): Lineup {
  if (incidents === null) return lineup;
  const byPlayer = incidentsByPlayer(incidents);
  return { ...lineup, home: sideWith(lineup.home, byPlayer), away: sideWith(lineup.away, byPlayer) };
}

function sideWith(side: SideLineup, byPlayer: ReadonlyMap<PlayerId, Incident[]>): SideLineup {
  const players = side.players.map((row) => ({ ...row, incidents: byPlayer.get(row.player.id) ?? [] }));
  return { ...side, players };
}

/** How long before kick-off (seconds) teams announce their line-ups. */
export const CONFIRMED_BEFORE_S = 60 * 60;
/** Around that time, and until shortly after kick-off, a line-up may arrive at any minute. */
const DUE_FROM_S = CONFIRMED_BEFORE_S + 30 * 60;
const DUE_UNTIL_S = 15 * 60;

/** True if a confirmed line-up is due at `nowMs`. */
export function isLineupDue(
  match: Pick<Match, "status" | "match_time" | "time_unknown">,
  confirmed: boolean,
  nowMs: number,
): boolean {
  if (confirmed || (match.status !== "not_started" && !isLive(match.status))) return false;
  const now = nowMs / 1000;
  return now >= earliestKickOff(match) - DUE_FROM_S && now <= latestKickOff(match) + DUE_UNTIL_S;
}
