import { meanOf, rounded, sumOf } from "../figure/index.ts";
import type { StatKind } from "../match/stat-kind.table.ts";
import type { TeamSeasonStats } from "../team/team.schema.ts";
import type { SideCounts, TeamGoals } from "./played-match.ts";

/** A team's match of a season, as its season's figures count it. */
export interface SeasonMatch extends SideCounts {
  /** Goals that stood at the end, those of overtime included; null without a score. */
  readonly board: TeamGoals | null;
  /** Goals of the team from penalties; null where it scored none, or where the source does not list all of them. */
  readonly penalty_goals: number | null;
  /** What the source counted of the team in the whole match. */
  readonly stats: Readonly<Partial<Record<StatKind, number | null>>>;
}

const mapValues = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
) =>
  Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    To
  >;

const isKnown = (value: number | null): boolean => value !== null;

/** A team's season in figures; matches without a score do not count. */
export function teamSeasonStats(matches: readonly SeasonMatch[]): Omit<TeamSeasonStats, "team"> {
  const played = matches.filter(({ board }) => board !== null);
  const board = played.flatMap((match) => match.board ?? []);
  const goals = board.reduce((sum, { scored }) => sum + scored, 0);
  const penaltyGoals = sumOf(played.map(({ penalty_goals }) => penalty_goals));
  const stat = (kind: StatKind) => played.map(({ stats }) => stats[kind] ?? null);
  const values = {
    yellow_cards: played.map(({ yellow_cards }) => yellow_cards),
    red_cards: played.map(({ red_cards }) => red_cards),
    corners: played.map(({ corners }) => corners),
    shots: stat("shots"),
    shots_on_target: stat("shots_on_target"),
    fouls: stat("fouls"),
    offsides: stat("offsides"),
    passes: stat("passes"),
  };
  return {
    played: played.length,
    counted: mapValues(values, (list) => list.filter(isKnown).length),
    goals,
    goals_against: board.reduce((sum, { conceded }) => sum + conceded, 0),
    penalty_goals: goals === 0 ? 0 : penaltyGoals,
    clean_sheets: board.filter(({ conceded }) => conceded === 0).length,
    ...mapValues(values, sumOf),
    passes_accurate: sumOf(stat("passes_accurate")),
    possession: rounded(meanOf(stat("possession")), 1),
  };
}
