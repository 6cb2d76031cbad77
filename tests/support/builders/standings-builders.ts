import { MatchId, TeamId } from "#shared/match/index.ts";
import {
  comparableResults,
  type Promotion,
  rankTeams,
  type StandingsTable,
  type TableMatch,
  type TieBreakRule,
} from "#shared/standings/index.ts";

/** What a table is made of. Teams are numbered from 1. */
interface TableFields {
  readonly teams: number;
  readonly ended?: readonly TableMatch[];
  readonly inPlay?: readonly TableMatch[];
  readonly rule?: TieBreakRule;
  /** Zone of a position. */
  readonly zones?: Readonly<Record<number, Promotion["id"]>>;
  /** Deducted points of a team. */
  readonly deducted?: Readonly<Record<number, number>>;
}

/** A league's only table with its matches in play, which have the ids 1, 2 … */
export function aStandingsTable(fields: TableFields): StandingsTable {
  const { teams, ended = [], inPlay = [], rule = "goal_difference", zones = {}, deducted = {} } = fields;
  const ids = Array.from({ length: teams }, (_, at) => at + 1);
  const named = ids.map((id) => ({ id, name: `Team ${id}`, deducted_points: deducted[id] ?? 0 }));
  const idOf = (id: number): TeamId => TeamId.parse(id);
  const rows = rankTeams(named, ended, rule).map(({ team_id, total, form, ...row }) => ({
    ...total,
    ...row,
    form: [...form],
    promotion: zones[row.position] ?? null,
    team: { id: idOf(team_id), name: `Team ${team_id}`, short_name: null, logo: null, rank: null },
  }));
  return {
    ...{ stage: null, group: null, carry: null },
    rows,
    live:
      inPlay.length === 0
        ? null
        : {
            rule,
            matches: inPlay.map(({ home_team_id, away_team_id, home_goals, away_goals }, at) => ({
              ...{ id: MatchId.parse(at + 1), home_id: idOf(home_team_id), away_id: idOf(away_team_id) },
              ...{ home_goals, away_goals, updated_at: 0 },
            })),
            results: comparableResults(rows, ended),
            rounded_down: [],
          },
  };
}
