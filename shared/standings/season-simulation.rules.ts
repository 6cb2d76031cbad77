import { mulberry32, poisson, type Uniform } from "../statistic/random.rules.ts";
import { rounded } from "../statistic/statistic.rules.ts";
import { pointsOf, rowPoints } from "./place-range.rules.ts";
import type { Fixture, OpenTable } from "./scenario.rules.ts";
import type { ZoneChance } from "./scenario.schema.ts";
import { playAll, rankStandings, resultOf, type Standing, type TableMatch } from "./standings.rules.ts";
import type { Promotion } from "./standings.schema.ts";
import { tieBreaks } from "./tie-break.table.ts";

/**
 * Monte-Carlo simulation of the rest of a season. Goals are Poisson distributed; their means follow the goals that both
 * teams have scored and conceded in the table's matches, as in Maher (1982), "Modelling association football scores".
 */

/** A match to come, or in play with its goals so far. */
export interface SimulatedFixture extends Fixture {
  readonly home_goals: number;
  readonly away_goals: number;
  /** Share of regular time that is still to be played: 1 before kick-off. */
  readonly left: number;
}

export interface SimulatedTable extends OpenTable {
  readonly fixtures: readonly SimulatedFixture[];
}

/** Average matches that are added to each team's own, so that few matches say little about its strength. */
const PRIOR_MATCHES = 6;

/** Goals of the average match where none is played yet. */
const DEFAULT_GOALS = { home: 1.4, away: 1.1 } as const;

/** Means of home and away goals over a whole match, by fixture. */
export function expectedGoals({ teams, played, fixtures, rule }: SimulatedTable): [number, number][] {
  const rows = playAll(teams, played, rule);
  const mean = (side: "home" | "away"): number => {
    const goals = played.reduce((sum, match) => sum + match[`${side}_goals`], 0);
    return (goals + PRIOR_MATCHES * DEFAULT_GOALS[side]) / (played.length + PRIOR_MATCHES);
  };
  const [home, away] = [mean("home"), mean("away")];
  const average = (home + away) / 2;
  const factor = (id: number, field: "goals_for" | "goals_against"): number => {
    const total = rows.get(id)?.total;
    const [goals, matches] = total ? [total[field], total.played] : [0, 0];
    return (goals + PRIOR_MATCHES * average) / ((matches + PRIOR_MATCHES) * average);
  };
  return fixtures.map(({ home_team_id, away_team_id }) => [
    home * factor(home_team_id, "goals_for") * factor(away_team_id, "goals_against"),
    away * factor(away_team_id, "goals_for") * factor(home_team_id, "goals_against"),
  ]);
}

interface Line {
  readonly row: Standing;
  points: number;
  difference: number;
  scored: number;
}

const byGoals = (a: Line, b: Line): number =>
  b.points - a.points || b.difference - a.difference || b.scored - a.scored;

/** A simulated end of the season: the places' teams. */
type Played = (matches: readonly TableMatch[]) => readonly Standing[];

/**
 * Ranks ends of a season. Teams level on points are ordered by the table's rule where goals are not first in it; where
 * they are, by goals alone, because whatever follows them decides too rarely to show.
 */
function rankingOf({ teams, played, rule }: SimulatedTable): Played {
  const rows = [...playAll(teams, played, rule).values()];
  const isByGoals = tieBreaks[rule][0] === "goal_difference";
  const add = (line: Line | undefined, own: number, other: number) => {
    if (!line) return;
    line.points += pointsOf(resultOf(own, other), rule);
    line.difference += own - other;
    line.scored += own;
  };
  return (matches) => {
    const lines = new Map<number, Line>(
      rows.map((row) => {
        const { goal_difference: difference, goals_for: scored } = row.total;
        return [row.team.id, { row, points: rowPoints(row), difference, scored }];
      }),
    );
    for (const { home_team_id, away_team_id, home_goals, away_goals } of matches) {
      add(lines.get(home_team_id), home_goals, away_goals);
      add(lines.get(away_team_id), away_goals, home_goals);
    }
    const order = [...lines.values()].sort(byGoals);
    if (isByGoals) return order.map(({ row }) => row);
    const all = [...played, ...matches];
    return levelOf(order).flatMap((level) => (level.length === 1 ? rowsOf(level) : byRule(level, all, rule)));
  };
}

const rowsOf = (lines: readonly Line[]): Standing[] => lines.map(({ row }) => row);

/** Runs of lines with the same points. */
function levelOf(order: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of order) {
    const run = runs.at(-1);
    if (run?.[0]?.points === line.points) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

function byRule(level: readonly Line[], matches: readonly TableMatch[], rule: OpenTable["rule"]): Standing[] {
  const rowOf = new Map(level.map(({ row }) => [row.team.id, row]));
  const own = matches.filter(
    ({ home_team_id, away_team_id }) => rowOf.has(home_team_id) && rowOf.has(away_team_id),
  );
  const ended = level.map(({ row, difference, scored }) => {
    const team = { ...row.team, deducted_points: 0, lost_points: 0 };
    const total = { ...row.total, points: 0, goal_difference: difference, goals_for: scored };
    return { ...row, team, total };
  });
  return rankStandings(ended, own, rule).flatMap(({ team_id }) => rowOf.get(team_id) ?? []);
}

const UNKNOWN = { home_half: null, away_half: null, match_time: 0 } as const;

function simulated(
  fixture: SimulatedFixture,
  [home, away]: readonly [number, number],
  uniform: Uniform,
): TableMatch {
  const { home_team_id, away_team_id, home_goals, away_goals, left } = fixture;
  return {
    ...{ home_team_id, away_team_id, ...UNKNOWN },
    home_goals: home_goals + poisson(home * left, uniform),
    away_goals: away_goals + poisson(away * left, uniform),
  };
}

/** Standard error of a share of runs, by Agresti and Coull, so that no or all runs have one too. */
export function shareError(hits: number, runs: number): number {
  const share = (hits + 2) / (runs + 4);
  return Math.sqrt((share * (1 - share)) / (runs + 4));
}

export interface Simulation {
  readonly runs: number;
  readonly seed: number;
}

/** A chance without what points settle. */
export type SimulatedChance = Omit<ZoneChance, "verdict">;

/** Each team's chance to end in each zone, with its standard error. The same seed gives the same chances. */
export function simulateSeason(
  table: SimulatedTable,
  zones: readonly Promotion[],
  { runs, seed }: Simulation,
): Map<number, SimulatedChance[]> {
  const uniform = mulberry32(seed);
  const means = expectedGoals(table);
  const rank = rankingOf(table);
  const places = new Map(table.teams.map(({ id }) => [id, new Array<number>(table.teams.length).fill(0)]));
  for (let run = 0; run < runs; run += 1) {
    const matches = table.fixtures.map((fixture, at) => simulated(fixture, means[at] ?? [0, 0], uniform));
    for (const [at, { team }] of rank(matches).entries()) {
      const counts = places.get(team.id);
      if (counts) counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return new Map(
    [...places].map(([id, counts]) => [
      id,
      zones.map(({ id: zone, positions }) => {
        const hits = positions.reduce((sum, position) => sum + (counts[position - 1] ?? 0), 0);
        return { zone, chance: hits / runs, error: rounded(shareError(hits, runs), 4) };
      }),
    ]),
  );
}
