import type { LastLineup, Lineup, LineupPlayer, SideLineup } from "#shared/lineup/index.ts";
import { incidentsByPlayer } from "#shared/lineup/player-incidents.rules.ts";
import type { Incident, Match, MatchBrief, PlayerId, Side } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import type { Position } from "#shared/player/index.ts";

/** Lines from the goalkeeper forward; null for players whose place nobody told. */
const LINES = ["G", "D", "M", "F", null] as const satisfies readonly (Position | null)[];

export interface LineupLine {
  readonly position: Position | null;
  readonly players: readonly LineupPlayer[];
}

/** Starters by line, lines without anybody left out; within a line as the source lists them. */
export function startersByLine(players: readonly LineupPlayer[]): LineupLine[] {
  const starters = players.filter(({ starter }) => starter);
  return LINES.flatMap((position) => {
    const own = starters.filter(({ player }) => player.position === position);
    return own.length > 0 ? [{ position, players: own }] : [];
  });
}

export const benchOf = (players: readonly LineupPlayer[]): LineupPlayer[] =>
  players.filter(({ starter }) => !starter);

/** What is shown for a side: its line-up of this match, or the one of its last match with that match. */
export interface ShownSide {
  readonly side: Side;
  readonly lineup: SideLineup;
  /** Null for a line-up of this very match. */
  readonly from: MatchBrief | null;
}

/** The side's line-up, or its last one as long as there is none; null when neither is known. */
export function shownSide(side: Side, lineup: Lineup | null, last: LastLineup | null): ShownSide | null {
  if (lineup && lineup[side].players.length > 0) return { side, lineup: lineup[side], from: null };
  return last && last.lineup.players.length > 0 ? { side, lineup: last.lineup, from: last.match } : null;
}

/**
 * A line-up with what the match's room has pushed of goals, cards and substitutions since it was fetched. Nothing
 * pushed leaves it as it is.
 */
export function withIncidents(lineup: Lineup, incidents: readonly Incident[] | null): Lineup {
  if (incidents === null) return lineup;
  const byPlayer = incidentsByPlayer(incidents);
  return { ...lineup, home: sideWith(lineup.home, byPlayer), away: sideWith(lineup.away, byPlayer) };
}

function sideWith(side: SideLineup, byPlayer: ReadonlyMap<PlayerId, Incident[]>): SideLineup {
  const players = side.players.map((row) => ({ ...row, incidents: byPlayer.get(row.player.id) ?? [] }));
  return { ...side, players };
}

/** How long before kick-off (seconds) teams name their line-ups. */
export const CONFIRMED_BEFORE_S = 60 * 60;
/** Around that time, and until shortly after kick-off, a line-up may come any minute. */
const DUE_FROM_S = CONFIRMED_BEFORE_S + 30 * 60;
const DUE_UNTIL_S = 15 * 60;

/** Whether a confirmed line-up is due at `nowMs`. */
export function isLineupDue(
  { status, match_time }: Pick<Match, "status" | "match_time">,
  confirmed: boolean,
  nowMs: number,
): boolean {
  if (confirmed || (status !== "not_started" && !isLive(status))) return false;
  const now = nowMs / 1000;
  return now >= match_time - DUE_FROM_S && now <= match_time + DUE_UNTIL_S;
}
