import type { MatchStatus } from "#shared/match/index.ts";
import { clubName, isSameClub } from "../link/club-name.rules.ts";
import { SAME_KICK_OFF_S } from "../link/linking.ts";
import { suspicionOf } from "../link/name-suspects.rules.ts";

/** A club plays once a day: matches of two stored clubs that make them one or two. */

/** A match of a team. */
export interface TeamMatch {
  readonly team_id: number;
  readonly id: number;
  readonly season_id: number;
  readonly match_time: number;
  /** 1 if the team plays at home. */
  readonly is_home: number;
  readonly home: string;
  readonly away: string;
  readonly opponent_id: number;
  /** FIFA code of the opponent's country. */
  readonly opponent_country: string;
  /** The last one known; null before any report. */
  readonly status: MatchStatus | null;
}

type Pair = readonly [ours: TeamMatch, theirs: TeamMatch];

/** Matches that two clubs both have: the same season, opponent, side and about the same kick-off. Each has one twin at most. */
export function commonMatches(ours: readonly TeamMatch[], theirs: readonly TeamMatch[]): Pair[] {
  const free = new Set(theirs);
  return ours.flatMap((match) => {
    const twin = [...free].find(
      (other) =>
        other.season_id === match.season_id &&
        Math.abs(other.match_time - match.match_time) <= SAME_KICK_OFF_S &&
        other.is_home === match.is_home &&
        other.opponent_id === match.opponent_id,
    );
    if (!twin) return [];
    free.delete(twin);
    return [[match, twin] as const];
  });
}

const DAY_S = 86_400;
const dayOf = ({ match_time }: TeamMatch): number => Math.floor(match_time / DAY_S);

/** Statuses of a match that is not played on its day, if they are the last ones known. */
export const NOT_PLAYED = [
  "postponed",
  "cancelled",
  "to_be_determined",
] as const satisfies readonly MatchStatus[];

/** True where two opponents may be one club, so that the two matches may be one in two sources. */
function mayBeOneMatch(a: TeamMatch, b: TeamMatch): boolean {
  if (a.opponent_id === b.opponent_id) return true;
  if (a.is_home !== b.is_home || a.opponent_country !== b.opponent_country) return false;
  const [one, other] = [a, b].map(({ is_home, home, away, opponent_country }) =>
    clubName(is_home ? away : home, opponent_country),
  );
  if (!one || !other) return false;
  return one.squad === other.squad && (isSameClub(one, other) || suspicionOf(one, other) !== null);
}

/** Matches of one day against two opponents, which one club cannot play; null for none. */
export function matchesOfOneDay(
  ours: readonly TeamMatch[],
  theirs: readonly TeamMatch[],
  common: readonly Pair[],
): Pair | null {
  const paired = new Set(common.flat());
  const isPlayed = (match: TeamMatch) =>
    !paired.has(match) && !NOT_PLAYED.some((status) => status === match.status);
  const days = Map.groupBy(theirs.filter(isPlayed), dayOf);
  for (const match of ours.filter(isPlayed)) {
    const other = (days.get(dayOf(match)) ?? []).find((one) => !mayBeOneMatch(match, one));
    if (other) return [match, other];
  }
  return null;
}
