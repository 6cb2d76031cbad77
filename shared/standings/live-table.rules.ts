import { addMatch, rankStandings, type Standing, type TableMatch } from "./standings.rules.ts";
import type {
  LiveTable,
  StandingsTable,
  TableMatchInPlay,
  TableResult,
  TableRow,
} from "./standings.schema.ts";
import { pointsForWin } from "./tie-break.table.ts";

/** Goals of a match in play, home and away. */
export type GoalsNow = readonly [home: number, away: number];

/** A row of a table as it stands now. */
export interface LiveTableRow extends TableRow {
  /** Places gained since kick-off of the matches in play, negative for lost ones. */
  readonly gained: number;
  /** The team's match in play, its own goals first; null without one. */
  readonly playing: { readonly match_id: number; readonly goals: GoalsNow } | null;
}

const UNKNOWN_HALF = { home_half: null, away_half: null, match_time: 0 } as const;

const toTableMatch = ([
  home_team_id,
  away_team_id,
  home_goals,
  away_goals,
  winner,
]: TableResult): TableMatch => ({
  ...{ home_team_id, away_team_id, home_goals, away_goals, winner },
  ...UNKNOWN_HALF,
});

/** The most that the points of two teams can be apart before matches in play that leave them level: one wins, one loses. */
const REACH = 3;

/** The results between teams of a table that can be level during matches in play: what head-to-head criteria compare. */
export function comparableResults(rows: readonly TableRow[], results: readonly TableMatch[]): TableResult[] {
  const rowOf = new Map<number, TableRow>(rows.map((row) => [row.team.id, row]));
  return results.flatMap(({ home_team_id, away_team_id, home_goals, away_goals, winner }) => {
    const [home, away] = [rowOf.get(home_team_id), rowOf.get(away_team_id)];
    if (!home || !away || Math.abs(home.points - away.points) > REACH) return [];
    return [[home.team.id, away.team.id, home_goals, away_goals, winner ?? null]];
  });
}

function standingOf({ team, home, away, half, form, ...row }: TableRow, live: LiveTable): Standing {
  const {
    position: _,
    deducted_points: _deducted,
    promotion: _zone,
    deduction_reason: _reason,
    ...total
  } = row;
  // The points of a row have deductions taken off.
  const is_rounded_down = live.rounded_down.includes(team.id);
  return {
    team: { id: team.id, name: team.name, deducted_points: 0, is_rounded_down },
    ...{ total, home, away, half, form: [...form] },
  };
}

/**
 * A table as it stands now: its matches in play count with their present goals, ordered by the competition's rule. Zones
 * stay with the positions; form, deductions and half-time records are those of the ended matches.
 *
 * @param goalsOf present goals of a match, null where it no longer counts (abandoned)
 */
export function liveRows(
  { rows }: Pick<StandingsTable, "rows">,
  live: LiveTable,
  goalsOf: (match: TableMatchInPlay) => GoalsNow | null = ({ home_goals, away_goals }) => [
    home_goals,
    away_goals,
  ],
): LiveTableRow[] {
  const forWin = pointsForWin(live.rule);
  const standings = new Map<number, Standing>(rows.map((row) => [row.team.id, standingOf(row, live)]));
  const playing = new Map<number, LiveTableRow["playing"]>();
  const matches = live.results.map(toTableMatch);
  for (const match of live.matches) {
    const goals = goalsOf(match);
    if (goals === null) continue;
    const { id: match_id, home_id, away_id } = match;
    const [home, away] = goals;
    const counted = { forWin, winner: null };
    for (const [side, id, own] of [
      ["home", home_id, goals],
      ["away", away_id, [away, home] as const],
    ] as const) {
      const standing = standings.get(id);
      if (!standing) continue;
      addMatch(standing, side, own, [null, null], counted);
      playing.set(id, { match_id, goals: own });
    }
    matches.push(toTableMatch([home_id, away_id, home, away, null]));
  }
  const rowOf = new Map<number, TableRow>(rows.map((row) => [row.team.id, row]));
  return rankStandings([...standings.values()], matches, live.rule).flatMap(
    ({ team_id, position, ...ranked }) => {
      const row = rowOf.get(team_id);
      if (!row) return [];
      return [
        {
          ...row,
          ...ranked.total,
          ...{ home: ranked.home, away: ranked.away, position },
          promotion: rows.find((one) => one.position === position)?.promotion ?? null,
          gained: row.position - position,
          playing: playing.get(team_id) ?? null,
        },
      ];
    },
  );
}
