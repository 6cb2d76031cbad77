import type { TeamRef } from "../match/match.schema.ts";
import type { Stage } from "./competition.schema.ts";
import { connectedMatches } from "./connected-matches.rules.ts";
import { roundsOfTies, type Tie, type TieMatch, type TieRound, type TieSide } from "./tie.rules.ts";

/** A column of the tree. */
export interface BracketRound {
  /** As the source writes it; the stage's name where a round has none of its own. */
  readonly name: string;
  /** In tree order: ties `2i` and `2i + 1` of twice as many feed tie `i` of the next round. Null: unknown. */
  readonly ties: readonly (Tie | null)[];
}

/** The ties of knock-out stages that lead to one winner. */
export interface Bracket {
  /** Name of its first stage. */
  readonly stage: string;
  readonly rounds: readonly BracketRound[];
  /** The third-place match, where there is one. */
  readonly third_place: Tie | null;
  /** Winner of the final; null before it, and where no final is known. */
  readonly champion: TeamRef | null;
}

const isIn = (round: TieRound, team: TeamRef): boolean =>
  round.ties.some(({ teams }) => teams.some(({ id }) => id === team.id));
const winnerOf = ({ teams, winner }: Tie): TeamRef | null => (winner === null ? null : teams[winner]);
const loserOf = ({ teams, winner }: Tie): TeamRef | null =>
  winner === null ? null : teams[winner === 0 ? 1 : 0];

/** Number of teams in a round of this name; null for a name without one. */
function teamsByName(name: string | null): number | null {
  const word = name?.trim() ?? "";
  const number = /^(?:round of|last) (\d+)$/i.exec(word)?.[1];
  if (number !== undefined) return Number(number);
  if (/^(?:quarter-?\s?finals?|tứ kết)$/i.test(word)) return 8;
  if (/^(?:semi-?\s?finals?|bán kết)$/i.test(word)) return 4;
  return /^(?:finals?|chung kết)$/i.test(word) ? 2 : null;
}

/** Words of a round of so many teams, as sources write them. */
const nameOfTeams = (teams: number): string =>
  ({ 2: "Final", 4: "Semi-finals", 8: "Quarter-finals" })[teams] ?? `Round of ${teams}`;

/** If a result does not decide who advanced (a shoot-out that was never recorded), the next rounds do. */
function withPlayedOn(rounds: readonly TieRound[]): TieRound[] {
  return rounds.map((round, at) => {
    const later = rounds.slice(at + 1).filter(({ name }) => !isForPlaces(name));
    const settle = (tie: Tie): Tie => {
      const goesOn = tie.teams.map((team) => later.some((next) => isIn(next, team)));
      const winner: TieSide = goesOn[0] ? 0 : 1;
      return tie.winner === null && goesOn[0] !== goesOn[1] ? { ...tie, winner } : tie;
    };
    return { ...round, ties: round.ties.map(settle) };
  });
}

/** Names of matches among losers. */
const isForPlaces = (name: string | null): boolean => /third|3rd|place|hạng ba/i.test(name ?? "");

/** A tie of two teams that have lost before is not part of the tree. */
function splitPlaces(rounds: readonly TieRound[]): { tree: TieRound[]; places: Tie[] } {
  const lost = new Set<number>();
  const places: Tie[] = [];
  const tree = rounds.flatMap((round): TieRound[] => {
    const isPlace = ({ teams }: Tie) => isForPlaces(round.name) || teams.every(({ id }) => lost.has(id));
    places.push(...round.ties.filter(isPlace));
    const ties = round.ties.filter((tie) => !isPlace(tie));
    for (const tie of round.ties) lost.add(loserOf(tie)?.id ?? 0);
    return ties.length === 0 ? [] : [{ ...round, ties }];
  });
  return { tree, places };
}

const isUnnamed = ({ ties }: TieRound): boolean =>
  ties.every(({ legs }) => legs.every(({ match }) => match.round === null));

/**
 * True if no team is in two ties of a round and a losing team plays at most one more, for a place; in an undecided tie
 * either may lose. In a round without a name, it plays a losing team. (A group phase with unknown groups is stored like
 * a knock-out.)
 */
function isKnockOut(rounds: readonly TieRound[]): boolean {
  const afterLoss = new Map<number, number>();
  for (const round of rounds) {
    const { ties } = round;
    const ids = ties.flatMap(({ teams }) => teams.map(({ id }) => id));
    if (new Set(ids).size < ids.length) return false;
    const isMixed = ties.some(({ teams: [one, other] }) => afterLoss.has(one.id) !== afterLoss.has(other.id));
    if (isUnnamed(round) && isMixed) return false;
    for (const id of ids) {
      const more = afterLoss.get(id);
      if (more !== undefined) afterLoss.set(id, more + 1);
    }
    for (const tie of ties) {
      const loser = loserOf(tie);
      for (const { id } of loser ? [loser] : tie.teams) {
        if (!afterLoss.has(id)) afterLoss.set(id, 0);
      }
    }
  }
  return [...afterLoss.values()].every((more) => more <= 1);
}

/** The feeders of a round's ties come first, in the order of those ties and their teams; free places take the rest. */
function inTreeOrder(ties: readonly Tie[], next: readonly (Tie | null)[]): Tie[] {
  const left = new Set(ties);
  const take = (team: TeamRef | undefined): Tie | undefined => {
    const found = [...left].find(
      (tie) => team && tie.teams.some(({ id }) => id === team.id) && loserOf(tie)?.id !== team.id,
    );
    if (found) left.delete(found);
    return found;
  };
  const places = next.flatMap((tie) => [take(tie?.teams[0]), take(tie?.teams[1])]);
  const isDouble = ties.length === next.length * 2;
  const rest = left.values();
  const ordered = places.flatMap((tie) => tie ?? (isDouble ? (rest.next().value ?? []) : []));
  return [...ordered, ...rest];
}

/** Columns in the order of the tree, with places for future ties where the rounds' names imply them. */
function columnsOf(rounds: readonly TieRound[], stage: string): BracketRound[] {
  const columns: BracketRound[] = [];
  let next: readonly (Tie | null)[] = [];
  for (const round of rounds.toReversed()) {
    const ties: (Tie | null)[] = inTreeOrder(round.ties, next);
    const missing = (teamsByName(round.name) ?? 0) / 2 - ties.length;
    next = [...ties, ...Array.from({ length: Math.max(0, missing) }, () => null)];
    columns.unshift({ name: round.name ?? stage, ties: next });
  }
  const last = teamsByName(columns.at(-1)?.name ?? null) ?? 2;
  for (let teams = last / 2; teams >= 2 && Number.isInteger(Math.log2(last)); teams /= 2) {
    columns.push({ name: nameOfTeams(teams), ties: Array.from({ length: teams / 2 }, () => null) });
  }
  return columns;
}

/** Rounds of one stage after another that lead to one winner. */
interface Run {
  readonly stage: string;
  readonly rounds: readonly TieRound[];
}

/** A stage continues with the winners of those before; one that begins with their losers is another tree. */
function goesOn(run: Run, rounds: readonly TieRound[]): boolean {
  const before = run.rounds.flatMap(({ ties }) => ties);
  const lost = before.flatMap((tie) => loserOf(tie) ?? []);
  const won = before.flatMap((tie) => winnerOf(tie) ?? []);
  const isThere = (team: TeamRef) => rounds.some((round) => isIn(round, team));
  return won.some(isThere) && !lost.some(isThere);
}

/** Play-offs of a half season decide its title; others without names may be for Europe, or against relegation. */
const isForTitle = (stage: string): boolean => /^(?:apertura|clausura) play-?offs$/i.test(stage);

/** Rounds without names get those of their numbers of ties, where the last one is the final of the two before it. */
function withNames(tree: readonly TieRound[], stage: string): readonly TieRound[] {
  const [last, before] = tree.toReversed();
  if (!isForTitle(stage) || last?.ties.length !== 1 || before?.ties.length !== 2) return tree;
  const places = tree.length - 1;
  const isUsual = (at: number): boolean =>
    tree
      .slice(at)
      .every((round, index) => isUnnamed(round) && round.ties.length === 2 ** (places - at - index));
  return tree.map((round, at) =>
    isUsual(at) ? { ...round, name: nameOfTeams(round.ties.length * 2) } : round,
  );
}

/** Ties of one or two more teams, such as those between two leagues, in which the beaten may go on. */
const MOST_LOOSE = 2;

/**
 * The trees of a stage: one, or several that have no team in common, as play-offs for different prizes; none where it
 * is no knock-out. Ties without the names of rounds are one tree only where one title is at stake.
 */
function treesOf(stage: string, matches: readonly TieMatch[]): (readonly TieRound[])[] {
  const all = roundsOfTies(matches);
  if (all.length === 0) return [];
  const isTree = (rounds: readonly TieRound[]): boolean => isKnockOut(withPlayedOn(rounds));
  const isOne = isTree(all);
  if (isOne && (isForTitle(stage) || !all.every(isUnnamed))) return [all];
  const parts = connectedMatches(matches, ({ home, away }) => [home.id, away.id]).map(roundsOfTies);
  const areTrees = parts.every(
    (rounds) => isTree(rounds) || rounds.flatMap(({ ties }) => ties).length <= MOST_LOOSE,
  );
  return parts.length > 1 && areTrees ? parts : isOne ? [all] : [];
}

function bracketOf({ stage, rounds }: Run): Bracket {
  const { tree, places } = splitPlaces(withPlayedOn(rounds));
  const columns = columnsOf(withNames(tree, stage), stage);
  const final = columns.at(-1);
  const [decider = null] = teamsByName(final?.name ?? null) === 2 ? (final?.ties ?? []) : [];
  return {
    stage,
    rounds: columns,
    third_place: places.at(-1) ?? null,
    champion: decider && winnerOf(decider),
  };
}

/**
 * The trees of a season in stage order. Consecutive knock-out stages are one tree where the winners of one play the
 * next; points between them, or teams that have lost before, begin another.
 */
export function bracketsOf(
  stages: readonly Pick<Stage, "id" | "name" | "mode">[],
  matches: readonly TieMatch[],
): Bracket[] {
  const runs: Run[] = [];
  let isOpen = false;
  for (const { id, name, mode } of stages) {
    const trees =
      mode === "points"
        ? []
        : treesOf(
            name,
            matches.filter(({ stage }) => stage?.id === id),
          );
    const named = trees.map((rounds) => rounds.map((round) => ({ ...round, name: round.name ?? name })));
    const [first = [], ...others] = named;
    const last = runs.at(-1);
    if (isOpen && last && others.length === 0 && goesOn(last, first)) {
      runs.splice(-1, 1, { stage: last.stage, rounds: [...last.rounds, ...first] });
    } else runs.push(...named.filter(({ length }) => length > 0).map((rounds) => ({ stage: name, rounds })));
    isOpen = first.length > 0 && others.length === 0;
  }
  return runs.map(bracketOf);
}
