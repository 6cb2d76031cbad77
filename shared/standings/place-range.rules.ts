import { resultOf, type Standing, type TableMatch } from "./standings.rules.ts";
import type { FormResult } from "./standings.schema.ts";
import { pointsForWin, type TieBreak, type TieBreakRule, tieBreaks } from "./tie-break.table.ts";

/**
 * The places that a team can take when the winners of all matches are known and their goals are not. Goals are open
 * variables within bounds, so that a statement about all scores needs no list of scores.
 */

/** How a match ends. */
export const MATCH_RESULTS = ["home", "draw", "away"] as const;
export type MatchResult = (typeof MATCH_RESULTS)[number];

/** How a match ends for a side. */
export function resultFor(result: MatchResult, side: "home" | "away"): FormResult {
  if (result === "draw") return "drawn";
  return result === side ? "won" : "lost";
}

/** Points of a result. */
export const pointsOf = (result: FormResult, rule: TieBreakRule): number =>
  ({ won: pointsForWin(rule), drawn: 1, lost: 0 })[result];

/** Bounds of a whole number; the upper one may be Infinity. */
export interface Bounds {
  readonly from: number;
  readonly to: number;
}

/** A match with a known winner and open goals. */
export interface OpenMatch {
  readonly home_team_id: number;
  readonly away_team_id: number;
  readonly result: MatchResult;
  /** Goals between the winner and the loser: at least 1, 0 for a draw. */
  readonly margin: Bounds;
  /** Goals of the loser, of a draw those of each side. */
  readonly lower: Bounds;
}

export type GoalVariable = "margin" | "lower";

/** The goals of a match to be narrowed in order to settle a comparison. */
export interface OpenGoals {
  readonly match: number;
  readonly variable: GoalVariable;
}

/** A team's best and worst place, and the goals that the difference between them hangs on; null for lots. */
export interface PlaceRange {
  readonly best: number;
  readonly worst: number;
  readonly open: OpenGoals | null;
}

/** A table with a winner of every match. */
export interface DecidedTable {
  /** Rows by the played matches. */
  readonly rows: readonly Standing[];
  readonly played: readonly TableMatch[];
  readonly matches: readonly OpenMatch[];
  readonly rule: TieBreakRule;
}

/** Open goals with a factor, beside a constant. */
interface Sum {
  constant: number;
  /** Factors of margin and lower goals, by match. */
  readonly margin: number[];
  readonly lower: number[];
}

const OWN_MATCHES = "head_to_head_";

type Counted = Exclude<TieBreak, "head_to_head_again">;
type Kind = "points" | "goal_difference" | "goals_for" | "won" | "away_goals_for" | "away_won";

/** Adds what a match adds to a criterion for one of its sides. */
function addOpen(
  sum: Sum,
  at: number,
  side: "home" | "away",
  match: OpenMatch,
  kind: Kind,
  rule: TieBreakRule,
) {
  const result = resultFor(match.result, side);
  const isAway = side === "away";
  const hasWon = result === "won";
  if (kind === "points") sum.constant += pointsOf(result, rule);
  if (kind === "won" || (kind === "away_won" && isAway)) sum.constant += Number(hasWon);
  if (kind === "goal_difference") sum.margin[at] = { won: 1, drawn: 0, lost: -1 }[result];
  if (kind === "goals_for" || (kind === "away_goals_for" && isAway)) {
    sum.margin[at] = Number(hasWon);
    sum.lower[at] = 1;
  }
}

/** Adds what a played match adds to a head-to-head criterion for one of its sides. */
function addPlayed(sum: Sum, side: "home" | "away", match: TableMatch, kind: Kind, rule: TieBreakRule) {
  const { home_goals, away_goals, winner } = match;
  const [own, other] = side === "home" ? [home_goals, away_goals] : [away_goals, home_goals];
  const result = winner ? resultFor(winner, side) : resultOf(own, other);
  if (kind === "points") sum.constant += pointsOf(result, rule);
  if (kind === "goal_difference") sum.constant += own - other;
  if (kind === "goals_for") sum.constant += own;
}

const emptySum = (matches: number): Sum => ({
  constant: 0,
  margin: new Array<number>(matches).fill(0),
  lower: new Array<number>(matches).fill(0),
});

/** A team's value of a criterion; head-to-head criteria count the matches among some teams. */
function criterionValue(
  row: Standing,
  criterion: Counted,
  among: readonly Standing[],
  table: DecidedTable,
): Sum {
  const { id } = row.team;
  const { rule } = table;
  const sum = emptySum(table.matches.length);
  const isOwn = criterion.startsWith(OWN_MATCHES);
  const kind = (isOwn ? criterion.slice(OWN_MATCHES.length) : criterion) as Kind;
  const ids = isOwn ? new Set(among.map(({ team }) => team.id)) : null;
  const counts = (match: { readonly home_team_id: number; readonly away_team_id: number }) =>
    ids === null || (ids.has(match.home_team_id) && ids.has(match.away_team_id));
  if (isOwn) {
    for (const match of table.played) {
      if (!counts(match)) continue;
      if (match.home_team_id === id) addPlayed(sum, "home", match, kind, rule);
      if (match.away_team_id === id) addPlayed(sum, "away", match, kind, rule);
    }
  } else {
    const record = kind === "away_goals_for" || kind === "away_won" ? row.away : row.total;
    const field = kind === "away_goals_for" ? "goals_for" : kind === "away_won" ? "won" : kind;
    sum.constant = record[field];
  }
  for (const [at, match] of table.matches.entries()) {
    if (!counts(match)) continue;
    if (match.home_team_id === id) addOpen(sum, at, "home", match, kind, rule);
    if (match.away_team_id === id) addOpen(sum, at, "away", match, kind, rule);
  }
  return sum;
}

type Order = "above" | "below" | "level" | OpenGoals;

/** How a rival's value compares with a team's, whatever the open goals are; the goals that it hangs on otherwise. */
function compare(rival: Sum, own: Sum, matches: readonly OpenMatch[]): Order {
  let least = rival.constant - own.constant;
  let most = least;
  let open: OpenGoals | null = null;
  for (const [at, match] of matches.entries()) {
    for (const variable of ["margin", "lower"] as const) {
      const factor = (rival[variable][at] ?? 0) - (own[variable][at] ?? 0);
      if (factor === 0) continue;
      const { from, to } = match[variable];
      least += factor * (factor > 0 ? from : to);
      most += factor * (factor > 0 ? to : from);
      if (from < to) open ??= { match: at, variable };
    }
  }
  if (least > 0) return "above";
  if (most < 0) return "below";
  return open ?? "level";
}

/** Number of rivals above a team among those level with it. */
interface Above {
  readonly least: number;
  readonly most: number;
  readonly open: OpenGoals | null;
}

function rivalsAbove(
  own: Standing,
  tie: {
    readonly level: readonly Standing[];
    readonly among: readonly Standing[];
    readonly criteria: readonly TieBreak[];
  },
  table: DecidedTable,
): Above {
  const { level, among } = tie;
  if (level.length < 2) return { least: 0, most: 0, open: null };
  const [criterion, ...criteria] = tie.criteria;
  // Fair play or lots decide.
  if (!criterion) return { least: 0, most: level.length - 1, open: null };
  if (criterion === "head_to_head_again") {
    const isFewer = level.length < among.length;
    const next = isFewer
      ? { level, among: level, criteria: tieBreaks[table.rule] }
      : { level, among, criteria };
    return rivalsAbove(own, next, table);
  }
  const value = criterionValue(own, criterion, among, table);
  const orders = level
    .filter((row) => row !== own)
    .map((row) => ({
      row,
      order: compare(criterionValue(row, criterion, among, table), value, table.matches),
    }));
  const above = orders.filter(({ order }) => order === "above").length;
  const below = orders.filter(({ order }) => order === "below").length;
  const open = orders.map(({ order }) => order).find((order) => typeof order === "object") ?? null;
  // The teams that stay level are not known yet, so neither is what the next criterion compares.
  if (open !== null) return { least: above, most: level.length - 1 - below, open };
  const still = [own, ...orders.filter(({ order }) => order === "level").map(({ row }) => row)];
  const rivals = criterion.startsWith(OWN_MATCHES) ? among : still;
  const rest = rivalsAbove(own, { level: still, among: rivals, criteria }, table);
  return { least: above + rest.least, most: above + rest.most, open: rest.open };
}

const isRoundedDown = ({ team }: Standing): boolean => team.is_rounded_down ?? false;

/** Points of a row, less deductions and what an earlier table does not hand on. */
export const rowPoints = ({ total, team }: Standing): number =>
  total.points - team.deducted_points - (team.lost_points ?? 0);

/** Points that a team takes from the matches to come. */
export function addedPoints(id: number, { matches, rule }: Pick<DecidedTable, "matches" | "rule">): number {
  let points = 0;
  for (const { home_team_id, away_team_id, result } of matches) {
    if (home_team_id === id) points += pointsOf(resultFor(result, "home"), rule);
    if (away_team_id === id) points += pointsOf(resultFor(result, "away"), rule);
  }
  return points;
}

/** Teams level with a team on points (and on half points lost by rounding), itself among them. */
export interface PointsTie {
  /** Number of teams above it. */
  readonly above: number;
  readonly level: readonly Standing[];
}

/** The teams that points leave level with a team. They depend on the winners alone. */
export function pointsTie(own: Standing, table: DecidedTable): PointsTie {
  const finalPoints = (row: Standing): number => rowPoints(row) + addedPoints(row.team.id, table);
  const points = finalPoints(own);
  const level: Standing[] = [];
  let above = 0;
  for (const row of table.rows) {
    const theirs = finalPoints(row);
    if (theirs > points) above += 1;
    if (theirs !== points) continue;
    if (isRoundedDown(row) === isRoundedDown(own)) level.push(row);
    else if (isRoundedDown(row)) above += 1;
  }
  return { above, level };
}

/** The places that a team can take, ordered as by `rankStandings`. Teams level on every criterion share their places. */
export function placeRange(own: Standing, { above, level }: PointsTie, table: DecidedTable): PlaceRange {
  const criteria = tieBreaks[table.rule];
  const { least, most, open } = rivalsAbove(own, { level, among: level, criteria }, table);
  return { best: above + least + 1, worst: above + most + 1, open };
}
