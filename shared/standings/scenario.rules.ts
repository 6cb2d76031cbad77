import {
  addedPoints,
  type DecidedTable,
  MATCH_RESULTS,
  type MatchResult,
  type OpenMatch,
  placeRange,
  pointsTie,
  resultFor,
} from "./place-range.rules.ts";
import type { ScenarioCase, ScenarioCondition, ScenarioStatus, TeamTarget } from "./scenario.schema.ts";
import { playAll, type Standing, type TableMatch, type TableTeam } from "./standings.rules.ts";
import type { FormResult, Promotion } from "./standings.schema.ts";
import type { TieBreakRule } from "./tie-break.table.ts";

/**
 * These functions enumerate every combination of winners of the matches to come, and keep the goals open within each.
 * Points decide first, so few comparisons need goals. No verdict contradicts a possible score.
 */

/** A match to come, or in play: its goals are still open. */
export interface Fixture {
  readonly id: number;
  readonly home_team_id: number;
  readonly away_team_id: number;
}

/** A table with its played matches and those to come. */
export interface OpenTable {
  readonly teams: readonly TableTeam[];
  readonly played: readonly TableMatch[];
  readonly fixtures: readonly Fixture[];
  readonly rule: TieBreakRule;
}

/** What a team wants: one of the first `places`. */
export interface Target {
  readonly zone: Promotion["id"];
  readonly places: number;
}

/** Zones that a team wants to stay above. */
const FEARED: ReadonlySet<Promotion["id"]> = new Set(["relegation", "relegation_play_off"]);

/**
 * The targets of a table's zones, highest places first: to end in a zone or above it, and above a zone of relegation.
 * Zones of all places, or of places that the table does not have, are no target.
 */
export function targetsOf(promotions: readonly Promotion[], teams: number): Target[] {
  return promotions
    .map(({ id, positions }) => ({
      zone: id,
      places: FEARED.has(id) ? Math.min(...positions) - 1 : Math.max(...positions),
    }))
    .filter(({ places }) => places > 0 && places < teams)
    .toSorted((a, b) => a.places - b.places);
}

/** The most matches to come of which every combination of winners (3^4 = 81) is looked at. */
export const MOST_EXACT = 4;

/** The most halvings of open goals within a combination: past it the verdict is "goals", which is never wrong. */
const MOST_SPLITS = 200;

const ANY_MARGIN = { from: 1, to: Number.POSITIVE_INFINITY } as const;
const NO_MARGIN = { from: 0, to: 0 } as const;
const ANY_GOALS = { from: 0, to: Number.POSITIVE_INFINITY } as const;

const openMatch = (fixture: Fixture, result: MatchResult): OpenMatch => ({
  ...fixture,
  result,
  margin: result === "draw" ? NO_MARGIN : ANY_MARGIN,
  lower: ANY_GOALS,
});

/** Goals up to this many above the lower bound are looked at apart from more. */
const STEP = 3;

/** The matches with a goal variable below a bound, and from it on. */
function splitGoals(
  matches: readonly OpenMatch[],
  { match, variable }: NonNullable<ReturnType<typeof placeRange>["open"]>,
): OpenMatch[][] {
  const { from, to } = matches[match]?.[variable] ?? NO_MARGIN;
  const middle = to === Number.POSITIVE_INFINITY ? from + STEP : Math.floor((from + to) / 2);
  const within = (bounds: { from: number; to: number }) =>
    matches.map((one, at) => (at === match ? { ...one, [variable]: bounds } : one));
  return [within({ from, to: middle }), within({ from: middle + 1, to })];
}

/** True if a team ends in the first `places` whatever the goals, false if never; null if it hangs on goals or lots. */
function reaches(own: Standing, places: number, table: DecidedTable): boolean | null {
  const tie = pointsTie(own, table);
  if (tie.above >= places) return false;
  if (tie.above + tie.level.length <= places) return true;
  const boxes: (readonly OpenMatch[])[] = [table.matches];
  let splits = 0;
  let [isIn, isOut] = [false, false];
  // The list grows while it is read: few goals are looked at before many, which may have no end.
  for (const matches of boxes) {
    const { best, worst, open } = placeRange(own, tie, { ...table, matches });
    if (worst <= places) isIn = true;
    else if (best > places) isOut = true;
    else if (open === null || splits === MOST_SPLITS) return null;
    else {
      splits += 1;
      boxes.push(...splitGoals(matches, open));
    }
    if (isIn && isOut) return null;
  }
  return isIn;
}

/** A combination of winners, in the order of the fixtures. */
type Combination = readonly MatchResult[];

const combinationsOf = (matches: number): Combination[] =>
  Array.from({ length: matches }).reduce<Combination[]>(
    (lists) => lists.flatMap((list) => MATCH_RESULTS.map((result) => [...list, result])),
    [[]],
  );

/** What a team reaches with a combination, and the points that it takes in it. */
interface Outcome {
  readonly winners: Combination;
  readonly points: number;
  readonly status: ScenarioStatus;
}

const statusOf = (reached: boolean | null): ScenarioStatus =>
  reached === null ? "goals" : reached ? "in" : "out";

/** The status of several combinations; null if they differ. */
function commonStatus(outcomes: readonly Outcome[]): ScenarioStatus | null {
  const [first] = outcomes;
  return first && outcomes.every(({ status }) => status === first.status) ? first.status : null;
}

/** Other matches that make a difference, with what each of their winners leads to where that is settled. */
function conditionsOf(outcomes: readonly Outcome[], fixtures: readonly Fixture[]): ScenarioCondition[] {
  return fixtures.flatMap(({ id }, at) => {
    // The match makes a difference if another winner of it alone changes the status.
    const statuses = new Map<string, ScenarioStatus>();
    const matters = outcomes.some(({ winners, status }) => {
      const others = winners.filter((_, index) => index !== at).join();
      const known = statuses.get(others) ?? status;
      statuses.set(others, known);
      return known !== status;
    });
    if (!matters) return [];
    const leadsTo = MATCH_RESULTS.map((result) =>
      commonStatus(outcomes.filter(({ winners }) => winners[at] === result)),
    );
    const [home = null, draw = null, away = null] = leadsTo;
    return [{ match_id: id as ScenarioCondition["match_id"], home, draw, away }];
  });
}

const OWN_RESULTS = ["won", "drawn", "lost"] as const satisfies readonly FormResult[];

/** What each result of a team's only match to come leads to; one case without a result for a team that has none. */
function casesOf(id: number, outcomes: readonly Outcome[], fixtures: readonly Fixture[]): ScenarioCase[] {
  const isOwn = ({ home_team_id, away_team_id }: Fixture) => home_team_id === id || away_team_id === id;
  const own = fixtures.filter(isOwn);
  const [match] = own;
  if (own.length > 1) return [];
  const caseOf = (result: FormResult | null, some: readonly Outcome[]): ScenarioCase => {
    const status = commonStatus(some);
    return { own: result, status, on: status === null ? conditionsOf(some, fixtures) : [] };
  };
  if (!match) return [caseOf(null, outcomes)];
  const at = fixtures.indexOf(match);
  const side = match.home_team_id === id ? "home" : "away";
  return OWN_RESULTS.map((result) =>
    caseOf(
      result,
      outcomes.filter(({ winners }) => resultFor(winners[at] ?? "draw", side) === result),
    ),
  );
}

/** The verdict on a team's target. */
function verdictOf(
  id: number,
  outcomes: readonly Outcome[],
  { fixtures }: OpenTable,
): Omit<TeamTarget, "zone"> {
  const common = commonStatus(outcomes);
  if (common === "in") return { verdict: "certain", needed: 0, enough: 0, cases: [] };
  if (common === "out") return { verdict: "impossible", needed: null, enough: null, cases: [] };
  const totals = [...new Set(outcomes.map(({ points }) => points))].sort((a, b) => a - b);
  const isPossible = (points: number) =>
    outcomes.some((one) => one.points === points && one.status !== "out");
  const isEnough = (points: number) => outcomes.every((one) => one.points < points || one.status === "in");
  return {
    verdict: "open",
    needed: totals.find(isPossible) ?? null,
    enough: totals.find(isEnough) ?? null,
    cases: casesOf(id, outcomes, fixtures),
  };
}

/** A team's verdicts, in the order of the targets. */
export interface TeamScenario {
  readonly team_id: number;
  readonly targets: readonly TeamTarget[];
}

/**
 * What each team of a table needs, for at most {@link MOST_EXACT} matches to come. Teams level on every criterion are
 * separated by fair play or lots, which count as open goals.
 */
export function tableScenarios(table: OpenTable, targets: readonly Target[]): TeamScenario[] {
  const { teams, played, fixtures, rule } = table;
  const rows = [...playAll(teams, played, rule).values()];
  const decided = combinationsOf(fixtures.length).map((winners) => ({
    winners,
    matches: fixtures.map((fixture, at) => openMatch(fixture, winners[at] ?? "draw")),
  }));
  return rows.map((own) => {
    const team_id = own.team.id;
    return {
      team_id,
      targets: targets.map(({ zone, places }) => {
        const outcomes = decided.map(({ winners, matches }) => ({
          winners,
          points: addedPoints(team_id, { matches, rule }),
          status: statusOf(reaches(own, places, { rows, played, matches, rule })),
        }));
        return { zone, ...verdictOf(team_id, outcomes, table) };
      }),
    };
  });
}
