import { keysOf, recordOf } from "#shared/record/typed-record.ts";
import type { StatKind } from "../match/stat-kind.table.ts";
import { inPairs, meanOf, type Pair, rounded, sumOf } from "../statistic/index.ts";
import type { TeamSeasonStats } from "../team/team.schema.ts";
import type { SideCounts, TeamGoals } from "./played-match.ts";

/** A team's match of a season, as the season's statistics count it. */
export interface SeasonMatch extends SideCounts {
  /** Goals that stood at the end, those of overtime included; null without a score. */
  readonly board: TeamGoals | null;
  /** Goals of the team from penalties; null where it scored none, or where the source does not list all of them. */
  readonly penalty_goals: number | null;
  /** The source's counts for the team over the whole match. */
  readonly stats: Readonly<Partial<Record<StatKind, number | null>>>;
}

const mapValues = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
) => recordOf(keysOf(record), (key) => change(record[key]));

const isKnown = (value: number | null): boolean => value !== null;

/** Statistics that pages divide by one another. */
const PAIRS = [
  ["shots", "shots_on_target"],
  ["passes", "passes_accurate"],
] as const satisfies readonly Pair<StatKind>[];

/** Penalty goals of each match. A match without a goal has none, but counts only if another match lists its goals. */
function penaltiesOf(played: readonly SeasonMatch[]): (number | null)[] {
  const scored = played.filter(({ board }) => (board?.scored ?? 0) > 0);
  const isListed = scored.length === 0 || scored.some(({ penalty_goals }) => penalty_goals !== null);
  return played.map(({ board, penalty_goals }) => (isListed && board?.scored === 0 ? 0 : penalty_goals));
}

/**
 * A team's season in statistics, each with its number of matches; matches without a score do not count. Both statistics
 * of a pair (shots, passes) are over the same matches, so that one is a share of the other.
 */
export function teamSeasonStats(matches: readonly SeasonMatch[]): Omit<TeamSeasonStats, "team"> {
  const played = matches.filter(({ board }) => board !== null);
  const board = played.flatMap((match) => match.board ?? []);
  const stats = inPairs(
    played.map((match) => match.stats),
    PAIRS,
  );
  const stat = (kind: StatKind) => stats.map(({ [kind]: value }) => value ?? null);
  const possession = stat("possession");
  const values = {
    penalty_goals: penaltiesOf(played),
    yellow_cards: played.map(({ yellow_cards }) => yellow_cards),
    red_cards: played.map(({ red_cards }) => red_cards),
    corners: played.map(({ corners }) => corners),
    shots: stat("shots"),
    shots_on_target: stat("shots_on_target"),
    fouls: stat("fouls"),
    offsides: stat("offsides"),
    passes: stat("passes"),
    passes_accurate: stat("passes_accurate"),
  };
  return {
    played: played.length,
    counted: {
      goals: played.length,
      goals_against: played.length,
      clean_sheets: played.length,
      ...mapValues(values, (list) => list.filter(isKnown).length),
      possession: possession.filter(isKnown).length,
    },
    goals: board.reduce((sum, { scored }) => sum + scored, 0),
    goals_against: board.reduce((sum, { conceded }) => sum + conceded, 0),
    clean_sheets: board.filter(({ conceded }) => conceded === 0).length,
    ...mapValues(values, sumOf),
    possession: rounded(meanOf(possession), 1),
  };
}
