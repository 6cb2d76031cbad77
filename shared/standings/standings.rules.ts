import type { Side } from "../match/match.schema.ts";
import { compareNames } from "../text/text-order.ts";
import { resultOfSide } from "./side-result.rules.ts";
import type { FormResult, TableRecord } from "./standings.schema.ts";
import { pointsForWin, type TieBreak, type TieBreakRule, tieBreaks } from "./tie-break.table.ts";

/** An ended match as the table counts it: regular-time (and, in knock-outs that keep a table, overtime) goals. */
export interface TableMatch {
  readonly home_team_id: number;
  readonly away_team_id: number;
  readonly home_goals: number;
  readonly away_goals: number;
  /** Goals at half-time; null where they are not known. */
  readonly home_half: number | null;
  readonly away_half: number | null;
  /** Orders the form column; any unit. */
  readonly match_time: number;
  /** The winner that the organiser set, which counts whatever the goals say; null or missing where they decide. */
  readonly winner?: Side | "draw" | null | undefined;
}

/** A team of a table that is being computed. */
export interface TableTeam {
  readonly id: number;
  readonly name: string;
  readonly deducted_points: number;
  /** Points of an earlier table, among the matches here, that this one does not take over (`lostPoints`). */
  readonly lost_points?: number;
  /** A team that lost half a point by rounding is ranked first among equals (Austria's regulations). */
  readonly is_rounded_down?: boolean;
}

/** A computed table row, before it is dressed with names and zones. */
export interface RankedTeam {
  readonly team_id: number;
  readonly position: number;
  readonly total: TableRecord;
  readonly home: TableRecord;
  readonly away: TableRecord;
  /** Results at half-time. */
  readonly half: TableRecord;
  readonly form: readonly FormResult[];
  readonly deducted_points: number;
}

const emptyRecord: TableRecord = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goals_for: 0,
  goals_against: 0,
  goal_difference: 0,
  points: 0,
};

function addResult(
  record: TableRecord,
  [scored, conceded]: readonly [number, number],
  result: FormResult,
  forWin: number,
): TableRecord {
  return {
    played: record.played + 1,
    won: record.won + Number(result === "won"),
    drawn: record.drawn + Number(result === "drawn"),
    lost: record.lost + Number(result === "lost"),
    goals_for: record.goals_for + scored,
    goals_against: record.goals_against + conceded,
    goal_difference: record.goal_difference + scored - conceded,
    points: record.points + { won: forWin, drawn: 1, lost: 0 }[result],
  };
}

/** A team's records during the ranking. */
export interface Standing {
  readonly team: TableTeam;
  total: TableRecord;
  home: TableRecord;
  away: TableRecord;
  half: TableRecord;
  form: FormResult[];
}

/** How a match ended for the team that scored and conceded so many. */
export const resultOf = (scored: number, conceded: number): FormResult =>
  scored > conceded ? "won" : scored === conceded ? "drawn" : "lost";

const unplayed = { total: emptyRecord, home: emptyRecord, away: emptyRecord, half: emptyRecord };

type Goals = readonly [scored: number | null, conceded: number | null];

/** Counts a match for one of its teams. */
export function addMatch(
  row: Standing,
  at: "home" | "away",
  full: readonly [number, number],
  half: Goals,
  { forWin, winner }: { readonly forWin: number; readonly winner: TableMatch["winner"] },
) {
  const set = winner ? resultOfSide(winner, at) : null;
  const result = set ?? resultOf(...full);
  row.total = addResult(row.total, full, result, forWin);
  row[at] = addResult(row[at], full, result, forWin);
  row.form.push(result);
  const [scored, conceded] = half;
  if (scored !== null && conceded !== null)
    row.half = addResult(row.half, [scored, conceded], resultOf(scored, conceded), forWin);
}

/** Records of teams over matches, by team, before they are ranked. */
export function playAll(
  teams: readonly TableTeam[],
  matches: readonly TableMatch[],
  rule: TieBreakRule,
): Map<number, Standing> {
  const forWin = pointsForWin(rule);
  const standings = new Map<number, Standing>();
  for (const team of teams) {
    standings.set(team.id, { team, ...unplayed, form: [] });
  }
  for (const match of matches.toSorted((a, b) => a.match_time - b.match_time)) {
    const { home_goals, away_goals, home_half, away_half, winner } = match;
    const counted = { forWin, winner };
    const home = standings.get(match.home_team_id);
    const away = standings.get(match.away_team_id);
    if (home) addMatch(home, "home", [home_goals, away_goals], [home_half, away_half], counted);
    if (away) addMatch(away, "away", [away_goals, home_goals], [away_half, home_half], counted);
  }
  return standings;
}

const OWN_MATCHES = "head_to_head_";

/** Teams level on points during the tie-break. */
interface Tie {
  readonly level: readonly Standing[];
  /** Teams whose matches among one another count: those that were level when the run of head-to-head criteria began. */
  readonly among: readonly Standing[];
  readonly criteria: readonly TieBreak[];
}

/** The value a criterion compares, by team. */
function measure(
  criterion: Exclude<TieBreak, "head_to_head_again">,
  { level, among }: Tie,
  matches: readonly TableMatch[],
  rule: TieBreakRule,
): Map<number, number> {
  if (criterion.startsWith(OWN_MATCHES)) {
    const ids = new Set(among.map((row) => row.team.id));
    const own = matches.filter((match) => ids.has(match.home_team_id) && ids.has(match.away_team_id));
    const field = criterion.slice(OWN_MATCHES.length) as "points" | "goal_difference" | "goals_for";
    const teams = among.map((row) => row.team);
    return new Map([...playAll(teams, own, rule)].map(([id, row]) => [id, row.total[field]]));
  }
  const valueIn = (row: Standing): number => {
    if (criterion === "away_goals_for") return row.away.goals_for;
    if (criterion === "away_won") return row.away.won;
    return row.total[criterion as "goal_difference" | "goals_for" | "won"];
  };
  return new Map(level.map((row) => [row.team.id, valueIn(row)]));
}

function split(rows: readonly Standing[], value: (row: Standing) => number): Standing[][] {
  const groups = new Map<number, Standing[]>();
  for (const row of rows) {
    const group = groups.get(value(row));
    if (group) group.push(row);
    else groups.set(value(row), [row]);
  }
  return [...groups.entries()].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function breakTies(tie: Tie, matches: readonly TableMatch[], rule: TieBreakRule): readonly Standing[] {
  const { level, among } = tie;
  if (level.length < 2) return level;
  const [criterion, ...criteria] = tie.criteria;
  if (!criterion) return level.toSorted((a, b) => compareNames(a.team.name, b.team.name));
  if (criterion === "head_to_head_again") {
    const fewer = level.length < among.length;
    const next = fewer ? { level, among: level, criteria: tieBreaks[rule] } : { level, among, criteria };
    return breakTies(next, matches, rule);
  }
  const values = measure(criterion, tie, matches, rule);
  return split(level, (row) => values.get(row.team.id) ?? 0).flatMap((group) => {
    const rivals = criterion.startsWith(OWN_MATCHES) ? among : group;
    return breakTies({ level: group, among: rivals, criteria }, matches, rule);
  });
}

/**
 * Orders standings by points, 3 or 2 for a win, less deductions and what an earlier table does not hand on; then half
 * points lost by rounding, then the competition's rule, then name.
 *
 * @param matches those that head-to-head criteria look at
 */
export function rankStandings(
  standings: readonly Standing[],
  matches: readonly TableMatch[],
  rule: TieBreakRule,
): RankedTeam[] {
  const points = ({ total, team }: Standing): number =>
    total.points - team.deducted_points - (team.lost_points ?? 0);
  return split(standings, points)
    .flatMap((level) => split(level, ({ team }) => Number(team.is_rounded_down ?? false)))
    .flatMap((level) => breakTies({ level, among: level, criteria: tieBreaks[rule] }, matches, rule))
    .map((row, index) => ({
      team_id: row.team.id,
      position: index + 1,
      total: { ...row.total, points: points(row) },
      home: row.home,
      away: row.away,
      half: row.half,
      form: row.form.slice(-6),
      deducted_points: row.team.deducted_points,
    }));
}

/** A table from its matches, ordered as by {@link rankStandings}. A match may be against a team of another table. */
export const rankTeams = (
  teams: readonly TableTeam[],
  matches: readonly TableMatch[],
  rule: TieBreakRule,
): RankedTeam[] => rankStandings([...playAll(teams, matches, rule).values()], matches, rule);
