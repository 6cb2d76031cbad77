import type { MatchBrief } from "#shared/match/index.ts";
import { boardOf, type Pair } from "#web/features/match/score.ts";
import type { History } from "./row.query.ts";

type Past = History["history"]["home"][number];

/** A past match in a word or two. */
export interface RowResult {
  readonly match_id: number;
  /** Seconds UTC. */
  readonly match_time: number;
  readonly home: MatchBrief["home"];
  readonly away: MatchBrief["away"];
  readonly board: Pair | null;
  readonly result: Past["result"];
}

const FORM_MATCHES = 6;
const MEETINGS = 5;

const newest = (past: readonly Past[], count: number): RowResult[] =>
  past
    .toSorted((one, other) => other.match.match_time - one.match.match_time)
    .slice(0, count)
    .map(({ match, result }) => ({
      match_id: match.id,
      match_time: match.match_time,
      home: match.home,
      away: match.away,
      board: boardOf(match),
      result,
    }));

/** A team's last matches, newest last. */
export const formOf = (past: readonly Past[]): RowResult[] => newest(past, FORM_MATCHES).reverse();

interface Meetings {
  /** Newest first. */
  readonly matches: readonly RowResult[];
  /** All known meetings, counted for the home side of this match. */
  readonly record: { readonly won: number; readonly drawn: number; readonly lost: number };
}

export function meetingsOf(past: readonly Past[]): Meetings {
  const count = (result: Past["result"]) => past.filter((one) => one.result === result).length;
  return {
    matches: newest(past, MEETINGS),
    record: { won: count("won"), drawn: count("drawn"), lost: count("lost") },
  };
}

/** Goals of both teams per quarter of an hour; shares are relative to the longest bar, 0 to 1. */
interface GoalMinutes {
  readonly minutes: string;
  readonly home: number;
  readonly away: number;
  readonly home_share: number;
  readonly away_share: number;
}

/** When both teams score, over all matches of the response. */
export function goalMinutesOf({ goal_distribution }: Pick<History, "goal_distribution">): GoalMinutes[] {
  if (goal_distribution === null) return [];
  const home = goal_distribution.home.scored.total;
  const away = goal_distribution.away.scored.total;
  const peak = Math.max(1, ...[...home, ...away].map(({ count }) => count));
  return home.map(({ from, to, count }, at) => {
    const other = away[at]?.count ?? 0;
    return {
      minutes: `${from}-${to}`,
      home: count,
      away: other,
      home_share: count / peak,
      away_share: other / peak,
    };
  });
}
