import type { FormResult, TableRecord } from "./standings.schema.ts";

/** An ended match as the table counts it: regular-time (and, in knock-outs that keep a table, overtime) goals. */
export interface TableMatch {
  readonly home_team_id: number;
  readonly away_team_id: number;
  readonly home_goals: number;
  readonly away_goals: number;
  /** Orders the form column; any unit. */
  readonly match_time: number;
}

/** Criteria that order teams level on points. `head_to_head_…` look only at matches among the teams still level. */
export type TieBreak =
  | "goal_difference"
  | "goals_for"
  | "away_goals_for"
  | "won"
  | "away_won"
  | "head_to_head_points"
  | "head_to_head_goal_difference"
  | "head_to_head_goals_for";

/**
 * Orders used by the competitions we know, by name; a season stores the name. Sources: the competitions' own
 * regulations (Premier League C.17; LaLiga art. 201 RFEF; Serie A NOIF 51; DFL §2; FIFA World Cup 2022 art. 12;
 * UEFA Champions League 2024/25 art. 18). Drawing of lots and fair play need facts we do not hold: the name decides.
 */
export const tieBreaks = {
  goal_difference: ["goal_difference", "goals_for"],
  england: ["goal_difference", "goals_for", "head_to_head_points"],
  germany: [
    "goal_difference",
    "goals_for",
    "head_to_head_points",
    "head_to_head_goal_difference",
    "away_goals_for",
  ],
  spain: ["head_to_head_points", "head_to_head_goal_difference", "goal_difference", "goals_for"],
  italy: ["head_to_head_points", "head_to_head_goal_difference", "goal_difference", "goals_for"],
  world_cup: [
    "goal_difference",
    "goals_for",
    "head_to_head_points",
    "head_to_head_goal_difference",
    "head_to_head_goals_for",
  ],
  euro: [
    "head_to_head_points",
    "head_to_head_goal_difference",
    "head_to_head_goals_for",
    "goal_difference",
    "goals_for",
  ],
  champions_league: ["goal_difference", "goals_for", "away_goals_for", "won", "away_won"],
} as const satisfies Record<string, readonly TieBreak[]>;
export type TieBreakRule = keyof typeof tieBreaks;

export interface TableTeam {
  readonly id: number;
  readonly name: string;
  readonly deducted_points: number;
}

/** A computed table row, before it is dressed with names and zones. */
export interface RankedTeam {
  readonly team_id: number;
  readonly position: number;
  readonly total: TableRecord;
  readonly home: TableRecord;
  readonly away: TableRecord;
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

function addResult(record: TableRecord, scored: number, conceded: number): TableRecord {
  return {
    played: record.played + 1,
    won: record.won + Number(scored > conceded),
    drawn: record.drawn + Number(scored === conceded),
    lost: record.lost + Number(scored < conceded),
    goals_for: record.goals_for + scored,
    goals_against: record.goals_against + conceded,
    goal_difference: record.goal_difference + scored - conceded,
    points: record.points + (scored > conceded ? 3 : scored === conceded ? 1 : 0),
  };
}

interface Standing {
  team: TableTeam;
  total: TableRecord;
  home: TableRecord;
  away: TableRecord;
  form: FormResult[];
}

const resultOf = (scored: number, conceded: number): FormResult =>
  scored > conceded ? "won" : scored === conceded ? "drawn" : "lost";

function playAll(teams: readonly TableTeam[], matches: readonly TableMatch[]): Map<number, Standing> {
  const standings = new Map<number, Standing>();
  for (const team of teams) {
    standings.set(team.id, { team, total: emptyRecord, home: emptyRecord, away: emptyRecord, form: [] });
  }
  for (const match of matches.toSorted((a, b) => a.match_time - b.match_time)) {
    const { home_goals, away_goals } = match;
    const home = standings.get(match.home_team_id);
    const away = standings.get(match.away_team_id);
    if (home) {
      home.total = addResult(home.total, home_goals, away_goals);
      home.home = addResult(home.home, home_goals, away_goals);
      home.form.push(resultOf(home_goals, away_goals));
    }
    if (away) {
      away.total = addResult(away.total, away_goals, home_goals);
      away.away = addResult(away.away, away_goals, home_goals);
      away.form.push(resultOf(away_goals, home_goals));
    }
  }
  return standings;
}

/** The value a criterion compares, for every team of a level group. */
function measure(
  criterion: TieBreak,
  level: readonly Standing[],
  matches: readonly TableMatch[],
): Map<number, number> {
  const values = new Map<number, number>();
  if (criterion.startsWith("head_to_head_")) {
    const ids = new Set(level.map((row) => row.team.id));
    const among = matches.filter((match) => ids.has(match.home_team_id) && ids.has(match.away_team_id));
    const field = criterion.slice("head_to_head_".length) as "points" | "goal_difference" | "goals_for";
    const mini = playAll(
      level.map((row) => row.team),
      among,
    );
    for (const [id, row] of mini) values.set(id, row.total[field]);
    return values;
  }
  for (const row of level) {
    const value =
      criterion === "away_goals_for"
        ? row.away.goals_for
        : criterion === "away_won"
          ? row.away.won
          : row.total[criterion as "goal_difference" | "goals_for" | "won"];
    values.set(row.team.id, value);
  }
  return values;
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

function breakTies(
  level: Standing[],
  criteria: readonly TieBreak[],
  matches: readonly TableMatch[],
): Standing[] {
  if (level.length < 2) return level;
  const [criterion, ...rest] = criteria;
  if (!criterion) return level.sort((a, b) => a.team.name.localeCompare(b.team.name, "vi"));
  const values = measure(criterion, level, matches);
  return split(level, (row) => values.get(row.team.id) ?? 0).flatMap((group) =>
    breakTies(group, rest, matches),
  );
}

/**
 * A table from its matches: 3 points for a win, 1 for a draw, deductions taken off, level teams ordered by the
 * competition's rule and, when that does not separate them, by name. Teams without a match stand with zeros.
 */
export function rankTeams(
  teams: readonly TableTeam[],
  matches: readonly TableMatch[],
  rule: TieBreakRule,
): RankedTeam[] {
  const standings = [...playAll(teams, matches).values()];
  const points = (row: Standing): number => row.total.points - row.team.deducted_points;
  return split(standings, points)
    .flatMap((level) => breakTies(level, tieBreaks[rule], matches))
    .map((row, index) => ({
      team_id: row.team.id,
      position: index + 1,
      total: { ...row.total, points: points(row) },
      home: row.home,
      away: row.away,
      form: row.form.slice(-6),
      deducted_points: row.team.deducted_points,
    }));
}
