import { seedOf } from "../statistic/random.rules.ts";
import { type PointsRange, pointsRanges } from "./points-range.rules.ts";
import { MOST_EXACT, type OpenTable, tableScenarios, targetsOf } from "./scenario.rules.ts";
import type { TeamTarget, ZoneChance } from "./scenario.schema.ts";
import { type SimulatedTable, simulateSeason } from "./season-simulation.rules.ts";
import type { Promotion } from "./standings.schema.ts";

/** Whether and how a table's end is looked at. */

/** Matches a team may have before it at most: earlier nearly every place of a league is open, and the chances say little. */
const LAST_ROUNDS = 6;

/** Simulations of a table: the standard error of a chance is at most 1.6 percentage points. */
export const RUNS = 1000;

/**
 * Numbers of teams and matches a team of tables in which not all teams meet: the league phases of the Champions and
 * Europa League (36 teams, 8 matches) and the Conference League (6 matches) since 2024/25.
 */
const LEAGUE_PHASES: readonly (readonly [teams: number, matches: number])[] = [
  [36, 8],
  [36, 6],
];

type Pairing = { readonly home_team_id: number; readonly away_team_id: number };

/**
 * True if the matches are all of a table: each pair of teams meets equally often, or each team has the matches of a
 * known league phase. A source may know the next round only, and then no round is known to be the last.
 */
export function hasAllMatches(teams: number, matches: readonly Pairing[]): boolean {
  const pairs = new Map<string, number>();
  const own = new Map<number, number>();
  for (const { home_team_id: home, away_team_id: away } of matches) {
    const pair = [home, away].toSorted((a, b) => a - b).join("-");
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    for (const id of [home, away]) own.set(id, (own.get(id) ?? 0) + 1);
  }
  const [each] = new Set(own.values());
  if (each === undefined || own.size !== teams || new Set(own.values()).size > 1) return false;
  if (LEAGUE_PHASES.some(([count, played]) => count === teams && played === each)) return true;
  return pairs.size === (teams * (teams - 1)) / 2 && new Set(pairs.values()).size === 1;
}

/** True if a table has reached its last rounds: matches are left, but not more than are played, and at most six a team. */
export function isNearItsEnd({
  teams,
  played,
  fixtures,
}: Pick<OpenTable, "teams" | "played" | "fixtures">): boolean {
  if (fixtures.length === 0 || fixtures.length > played.length) return false;
  const most = Math.max(
    ...teams.map(
      ({ id }) => fixtures.filter((one) => one.home_team_id === id || one.away_team_id === id).length,
    ),
  );
  return most <= LAST_ROUNDS;
}

/** The end of a table by team. */
export interface SeasonEnd {
  readonly method: "exact" | "simulated";
  readonly targets: ReturnType<typeof targetsOf>;
  readonly teams: readonly {
    readonly team_id: number;
    readonly left: number;
    readonly best: number;
    readonly worst: number;
    readonly targets: readonly TeamTarget[];
    readonly chances: readonly ZoneChance[];
  }[];
}

/** Whether a team ends in a zone, by the places that its points allow. */
function zoneVerdict({ best, worst }: PointsRange, positions: readonly number[]): TeamTarget["verdict"] {
  const places = Array.from({ length: worst - best + 1 }, (_, at) => best + at);
  if (places.every((place) => positions.includes(place))) return "certain";
  return places.some((place) => positions.includes(place)) ? "open" : "impossible";
}

/** Everything that the chances of a simulation follow from: the same table has the same seed. */
const stateOf = ({ played, fixtures }: SimulatedTable): string =>
  [...played, ...fixtures]
    .map(({ home_team_id, away_team_id, home_goals, away_goals }) =>
      [home_team_id, away_team_id, home_goals, away_goals].join(),
    )
    .join(";");

/** What the teams of a table need: exact for few matches to come, otherwise simulated. */
export function seasonEnd(table: SimulatedTable, zones: readonly Promotion[]): SeasonEnd {
  const targets = targetsOf(zones, table.teams.length);
  const ranges = pointsRanges(table, targets);
  if (table.fixtures.length <= MOST_EXACT) {
    const scenarios = new Map(tableScenarios(table, targets).map((one) => [one.team_id, one.targets]));
    const teams = ranges.map((range) => ({
      ...range,
      targets: scenarios.get(range.team_id) ?? [],
      chances: [],
    }));
    return { method: "exact", targets, teams };
  }
  const chances = simulateSeason(table, zones, { runs: RUNS, seed: seedOf(stateOf(table)) });
  const teams = ranges.map((range) => ({
    ...range,
    chances: (chances.get(range.team_id) ?? []).map((chance, at) => ({
      ...chance,
      verdict: zoneVerdict(range, zones[at]?.positions ?? []),
    })),
  }));
  return { method: "simulated", targets, teams };
}
