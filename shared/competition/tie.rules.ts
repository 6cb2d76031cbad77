import type { Match, TeamRef } from "../match/match.schema.ts";
import { isLive, statusTable } from "../match/match-status.ts";
import { boardScore } from "../match/score.rules.ts";
import { countedResult } from "../standings/counted-result.rules.ts";

/** The fields of a match that a tie needs. */
export type TieMatch = Pick<
  Match,
  | "id"
  | "match_time"
  | "time_unknown"
  | "status"
  | "stage"
  | "round"
  | "home"
  | "away"
  | "score"
  | "winner"
  | "decided_by"
  | "advances"
>;

/** Two numbers as a tie's teams stand. */
export type Pair = readonly [number, number];

/** Which of a tie's teams: the first or the second. */
export type TieSide = 0 | 1;

/** A match of a tie. */
export interface Leg {
  readonly match: TieMatch;
  /**
   * On the board (after overtime where it was played), as the tie's teams stand; null before kick-off. Of an awarded leg
   * those that count.
   */
  readonly goals: Pair | null;
}

/** All matches of two teams in a knock-out stage: one, two legs, or a match and its replays. */
export interface Tie {
  /** The home team of the first match comes first. */
  readonly teams: readonly [TeamRef, TeamRef];
  /** Ascending by kick-off. */
  readonly legs: readonly Leg[];
  /** Goals of all legs together; null before the first of them. */
  readonly goals: Pair | null;
  /** The shoot-out of the last leg, where there was one. */
  readonly shootout: Pair | null;
  readonly live: boolean;
  /** The team that advanced; null while that is open, or where nothing decides it. */
  readonly winner: TieSide | null;
}

const byKickOff = (a: TieMatch, b: TieMatch): number => a.match_time - b.match_time || a.id - b.id;

/** Two numbers of a match with its first team's first. */
function pairOf(match: TieMatch, first: TeamRef, home: number | null, away: number | null): Pair | null {
  if (home === null || away === null) return null;
  return match.home.id === first.id ? [home, away] : [away, home];
}

function goalsOf(match: TieMatch, first: TeamRef): Pair | null {
  const { home, away } = boardScore(match.score);
  return pairOf(match, first, home, away);
}

/** An award of one leg counts by its goals; one match is won by its winner, whatever the goals. */
function goalsOfLeg(match: TieMatch, first: TeamRef): Pair | null {
  const counted = match.status === "ended" && match.decided_by === "awarded" ? countedResult(match) : null;
  if (!counted?.goals) return goalsOf(match, first);
  return pairOf(match, first, counted.goals.home, counted.goals.away);
}

const ahead = (pair: Pair | null): TieSide | null =>
  pair === null || pair[0] === pair[1] ? null : pair[0] > pair[1] ? 0 : 1;

function sumOf(legs: readonly Leg[]): Pair | null {
  const known = legs.flatMap(({ goals }) => (goals === null ? [] : [goals]));
  if (known.length === 0) return null;
  return known.reduce<Pair>(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
}

/** The side that the source, or an operator, states as the winner of the tie, or of its only or last match. */
function statedWinner({ match, goals }: Leg, first: TeamRef, due: number): TieSide | null {
  // The winner of a second leg is not that of the tie, unless no goals decide it.
  const isOfTie = due === 1 || goals === null || match.decided_by === "penalties";
  const side = match.advances ?? (isOfTie ? match.winner : null);
  if (side !== "home" && side !== "away") return null;
  return match[side].id === first.id ? 0 : 1;
}

/**
 * The stated winner, else the one by shoot-out, else by goals of all legs (no away goals rule). Null unless all of `due`
 * legs are over.
 */
function winnerOf(legs: readonly Leg[], first: TeamRef, shootout: Pair | null, due: number): TieSide | null {
  const isOver = legs.length >= due && legs.every(({ match }) => statusTable[match.status].final);
  const ended = legs.filter(({ match }) => match.status === "ended");
  const last = ended.at(-1);
  if (!isOver || !last) return null;
  return statedWinner(last, first, due) ?? ahead(shootout) ?? ahead(sumOf(ended));
}

function createTie(matches: readonly TieMatch[], due: number): Tie | null {
  const [first] = matches;
  const last = matches.at(-1);
  if (!first || !last) return null;
  const goalsIn = matches.length > 1 ? goalsOfLeg : goalsOf;
  const legs = matches.map((match) => ({ match, goals: goalsIn(match, first.home) }));
  const { home, away } = last.score;
  const shootout = pairOf(last, first.home, home.penalties, away.penalties);
  return {
    teams: [first.home, first.away],
    legs,
    goals: sumOf(legs),
    shootout,
    live: legs.some(({ match }) => isLive(match.status)),
    winner: winnerOf(legs, first.home, shootout, due),
  };
}

/** Teams meet once in a knock-out: all matches of a pair in a stage are one tie, under any round names. */
function pairsOf(matches: readonly TieMatch[]): TieMatch[][] {
  const pairs = new Map<string, TieMatch[]>();
  for (const match of matches.toSorted(byKickOff)) {
    const key = [match.home.id, match.away.id].sort((a, b) => a - b).join();
    const pair = pairs.get(key);
    if (pair) pair.push(match);
    else pairs.set(key, [match]);
  }
  return [...pairs.values()];
}

/** Two legs are due where some pair meets again although its first match had a winner; a replay follows a draw. */
function legsDue(pairs: readonly (readonly TieMatch[])[]): 1 | 2 {
  const isTwoLegged = pairs.some(([first, second]) => {
    if (!first || !second) return false;
    const goals = goalsOf(first, first.home);
    return first.status !== "ended" || goals === null || goals[0] !== goals[1];
  });
  return isTwoLegged ? 2 : 1;
}

/** The ties of one round of a stage. */
export interface TieRound {
  /** As the source writes it; null where its legs have different names, or none. */
  readonly name: string | null;
  readonly ties: readonly Tie[];
}

function toRound(pairs: readonly (readonly TieMatch[])[], least: 1 | 2 = 1): TieRound {
  const due = least === 2 ? 2 : legsDue(pairs);
  const [name = null, ...others] = new Set(pairs.flat().map(({ round }) => round));
  return {
    name: others.length > 0 ? null : name,
    ties: pairs.flatMap((pair) => createTie(pair, due) ?? []),
  };
}

/**
 * The matches of a knock-out stage as ties, in rounds by the first match of each, ascending by kick-off. Ties without a
 * round are in rounds by the number of ties that their teams have had before.
 */
export function roundsOfTies(matches: readonly TieMatch[]): TieRound[] {
  const rounds = new Map<string | number, TieMatch[][]>();
  const tiesBefore = new Map<number, number>();
  for (const pair of pairsOf(matches)) {
    const [first] = pair;
    if (!first) continue;
    const ids = [first.home.id, first.away.id];
    const before = Math.max(...ids.map((id) => tiesBefore.get(id) ?? 0));
    for (const id of ids) tiesBefore.set(id, before + 1);
    const key = first.round ?? before;
    const round = rounds.get(key);
    if (round) round.push(pair);
    else rounds.set(key, [pair]);
  }
  // Pairs are in the order of their first matches, so rounds are too.
  const list = [...rounds.values()];
  const isNamed = matches.some(({ round }) => round !== null);
  // Files of results without rounds end after a first leg: whether a second is due, the ties before it tell.
  const least = isNamed ? 1 : legsDue(list.flat());
  return list.map((pairs, at) => toRound(pairs, at === list.length - 1 ? least : 1));
}
