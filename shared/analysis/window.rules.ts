import type { Side } from "../match/match.schema.ts";
import type { Split } from "./team-statistics.schema.ts";

/** The past matches that a statistic covers. */

/** Venue side and time of a match. */
export interface MatchPlace {
  readonly id: number;
  readonly match_time: number;
  readonly competition_id: number;
  readonly home_id: number;
  readonly away_id: number;
}

/** A team's last matches, optionally of one kind. */
export interface MatchWindow {
  readonly team_id: number;
  /** Only matches that kicked off before it, seconds UTC. */
  readonly before: number;
  readonly count: number;
  /** Only matches that the team played on this side. */
  readonly side?: Side | undefined;
  readonly competition_id?: number | undefined;
  /** Only meetings with this team. */
  readonly opponent_id?: number | undefined;
}

function isInWindow(match: MatchPlace, window: MatchWindow): boolean {
  const { team_id, side, competition_id, opponent_id } = window;
  const { home_id, away_id } = match;
  const played = home_id === team_id ? "home" : away_id === team_id ? "away" : null;
  if (played === null || match.match_time >= window.before) return false;
  if (side !== undefined && played !== side) return false;
  if (competition_id !== undefined && match.competition_id !== competition_id) return false;
  return opponent_id === undefined || opponent_id === (played === "home" ? away_id : home_id);
}

/** The matches of a window, newest first, each once, for any order and number of matches given. */
export function lastMatches<Match extends MatchPlace>(
  matches: readonly Match[],
  window: MatchWindow,
): Match[] {
  const within = matches.filter((match) => isInWindow(match, window));
  return [...new Map(within.map((match) => [match.id, match])).values()]
    .sort((a, b) => b.match_time - a.match_time || b.id - a.id)
    .slice(0, window.count);
}

/** The same statistic over all of a team's matches, those at home, and those away. */
export function splitBySide<Match extends { readonly side: Side }, Value>(
  matches: readonly Match[],
  compute: (matches: readonly Match[]) => Value,
): Split<Value> {
  const on = (side: Side) => compute(matches.filter((match) => match.side === side));
  return { total: compute(matches), home: on("home"), away: on("away") };
}
