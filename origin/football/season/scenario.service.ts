import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { CompetitionId, TeamRef } from "#shared/match/index.ts";
import { reachedMinute } from "#shared/match/match-clock.ts";
import { isLive, statusTable } from "#shared/match/match-status.ts";
import {
  hasAllMatches,
  isNearItsEnd,
  RUNS,
  rankTeams,
  type SimulatedTable,
  seasonEnd,
  type TableScenario,
} from "#shared/standings/index.ts";
import { pointsForWin } from "#shared/standings/tie-break.table.ts";
import type { AsOf } from "../as-of.ts";
import { nextChangeOfSeason, type TableMatchRow } from "./standings.queries.ts";
import { getStages, type StageTables, type TableParts, tablePartsOf } from "./standings.service.ts";

const REGULAR_MINUTES = 90;
/** Least minutes that a match in play has left: nobody knows the end of added time. */
const LEAST_LEFT = 2;

/** A season is over so long after its last kick-off, whatever matches were never played. Seconds. */
const OVER_AFTER = 14 * 86_400;

/** Share of regular time that a match has left at `now` (seconds UTC). */
function shareLeft(row: TableMatchRow, now: number): number {
  const { status, period_started_at, clock_speed, minute, added } = row;
  if (status === null || !isLive(status)) return 1;
  if (status === "overtime" || status === "penalties") return 0;
  const stated = minute === null ? null : { minute, added: added ?? 0 };
  const clock = { status, period_started_at, clock_speed, minute: stated, overtime: row.home_overtime };
  const reached = reachedMinute(clock, now) ?? REGULAR_MINUTES / 2;
  return Math.max(LEAST_LEFT, REGULAR_MINUTES - reached) / REGULAR_MINUTES;
}

/** True for a match that will count, or is being played. */
const isToCome = ({ status }: TableMatchRow): boolean => status === null || !statusTable[status].final;

/** The matches to come between the teams of a table, in the order of kick-off. */
function fixturesOf(stage: StageTables, { teams }: TableParts): TableMatchRow[] {
  const ids = new Set<number>(teams.map(({ id }) => id));
  return stage.matches
    .filter((row) => isToCome(row) && ids.has(row.home_id) && ids.has(row.away_id))
    .toSorted((a, b) => a.match_time - b.match_time || a.id - b.id);
}

function toSimulated(row: TableMatchRow, now: number): SimulatedTable["fixtures"][number] {
  const isPlayed = row.status !== null && isLive(row.status);
  return {
    ...{ id: row.id, home_team_id: row.home_id, away_team_id: row.away_id, left: shareLeft(row, now) },
    home_goals: isPlayed ? (row.home_goals ?? 0) : 0,
    away_goals: isPlayed ? (row.away_goals ?? 0) : 0,
  };
}

/** The scenario of a table; null while its end is far or past, its matches are not all known, or it has no zones. */
function scenarioOf(stage: StageTables, parts: TableParts, nowMs: number): TableScenario | null {
  const { teams, results } = parts;
  const { rule, promotions, name } = stage;
  const lastKickOff = Math.max(...stage.matches.map(({ match_time }) => match_time));
  if (lastKickOff < nowMs / 1000 - OVER_AFTER) return null;
  const rows = fixturesOf(stage, parts);
  const fixtures = rows.map((row) => toSimulated(row, nowMs / 1000));
  const ids = new Set(teams.map(({ id }) => id));
  const own = stage.results.filter((match) => ids.has(match.home_team_id) && ids.has(match.away_team_id));
  if (!isNearItsEnd({ teams, played: results, fixtures })) return null;
  if (!hasAllMatches(teams.length, [...own, ...fixtures])) return null;
  const end = seasonEnd({ teams, played: results, fixtures, rule }, promotions);
  if (end.targets.length === 0) return null;
  const teamById = new Map<number, TeamRef>(stage.teams);
  const endOf = new Map(end.teams.map((team) => [team.team_id, team]));
  return {
    ...{ stage: name, group: parts.group, method: end.method, win_points: pointsForWin(rule) },
    runs: end.method === "simulated" ? RUNS : null,
    targets: [...end.targets],
    matches: rows.flatMap(({ id, home_id, away_id, match_time }) => {
      const [home, away] = [teamById.get(home_id), teamById.get(away_id)];
      return end.method === "exact" && home && away ? [{ id, home, away, match_time }] : [];
    }),
    teams: rankTeams(teams, results, rule).flatMap(({ team_id }) => {
      const [team, its] = [teamById.get(team_id), endOf.get(team_id)];
      if (!team || !its) return [];
      const { left, best, worst, targets, chances } = its;
      return [{ team, left, best, worst, targets: [...targets], chances: [...chances] }];
    }),
  };
}

type ScenariosAnswer = AsOf<{ tables: TableScenario[] }> & { readonly competition_id: CompetitionId };

/** What the teams of a season's tables need in the last rounds, as of now. Throws `season_not_found`. */
export async function getScenarios(db: Database, seasonId: number, nowMs: number): Promise<ScenariosAnswer> {
  const [{ competition_id, stages }, [[next]]] = await Promise.all([
    getStages(db, seasonId, nowMs),
    readAll(db, bindQuery(nextChangeOfSeason, nowMs, seasonId)),
  ]);
  const tables = stages.flatMap((stage) =>
    tablePartsOf(stage).flatMap((parts) => scenarioOf(stage, parts, nowMs) ?? []),
  );
  return { data: { tables }, nextChangeAtMs: next?.at ?? null, competition_id };
}
