import * as z from "zod/mini";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints } from "#shared/api/index.ts";
import type { CompetitionId, TeamId, TeamRef } from "#shared/match/index.ts";
import {
  Promotion,
  rankTeams,
  type StandingsTable,
  type TableMatch,
  type TieBreakRule,
} from "#shared/standings/index.ts";
import type { AsOf } from "../as-of.ts";
import { competitionById } from "../competition/competition.queries.ts";
import { nextChange } from "../match/change.queries.ts";
import { noCompetition, noSeason } from "../not-found.ts";
import { toTeamRef } from "../ref.mapping.ts";
import { byGroupName } from "./group-order.rules.ts";
import { seasonById, teamsOfSeason } from "./season.queries.ts";
import {
  type ListedTeamRow,
  listedTeams,
  pointsStages,
  type TableMatchRow,
  tableMatches,
} from "./standings.queries.ts";

interface StageTables {
  readonly name: string;
  readonly promotions: readonly Promotion[];
  readonly rule: TieBreakRule;
  readonly listed: readonly ListedTeamRow[];
  readonly matches: readonly TableMatchRow[];
  /** The matches that the table counts; the others still show which group a team is in. */
  readonly counts: (match: TableMatchRow) => boolean;
  readonly teams: ReadonlyMap<TeamId, TeamRef>;
}

/** Group of every team of a stage: as listed, else from its matches. */
function groupsOfTeams({ listed, matches }: StageTables): Map<TeamId, string | null> {
  const groups = new Map<TeamId, string | null>();
  for (const { home_id, away_id, group_name } of matches) {
    groups.set(home_id, groups.get(home_id) ?? group_name);
    groups.set(away_id, groups.get(away_id) ?? group_name);
  }
  for (const { team_id, group_name } of listed) {
    groups.set(team_id, group_name ?? groups.get(team_id) ?? null);
  }
  return groups;
}

/**
 * Matches with a result as a table counts them: regular time, because stages with points have no extra time. An award or
 * walkover counts for its winner, with the goals that the source states; without any, both sides have none.
 */
function resultsOf(matches: readonly TableMatchRow[]): TableMatch[] {
  return matches.flatMap((match) => {
    const { has_result, is_stated, home_goals, away_goals, home_half, away_half, match_time } = match;
    const hasGoals = has_result === 1 && home_goals !== null && away_goals !== null;
    if (!hasGoals && is_stated !== 1) return [];
    const teams = { home_team_id: match.home_id, away_team_id: match.away_id };
    const goals = hasGoals ? { home_goals, away_goals } : { home_goals: 0, away_goals: 0 };
    const winner = is_stated === 1 ? match.winner : null;
    return [{ ...teams, ...goals, home_half, away_half, match_time, winner }];
  });
}

function tableOf(stage: StageTables, group: string | null, members: readonly TeamId[]): StandingsTable {
  const deductions = new Map(stage.listed.map((row) => [row.team_id, row.deducted_points]));
  const teams = members.map((id) => ({
    id,
    name: stage.teams.get(id)?.name ?? "",
    deducted_points: deductions.get(id) ?? 0,
  }));
  const ids = new Set<number>(members);
  const results = resultsOf(stage.matches.filter(stage.counts)).filter(
    (match) => ids.has(match.home_team_id) && ids.has(match.away_team_id),
  );
  const teamById = new Map<number, TeamRef>(stage.teams);
  const rows = rankTeams(teams, results, stage.rule).flatMap(({ team_id, total, form, ...row }) => {
    const team = teamById.get(team_id);
    if (!team) return [];
    const zone = stage.promotions.find(({ positions }) => positions.includes(row.position));
    return [{ ...total, ...row, form: [...form], team, promotion: zone?.id ?? null }];
  });
  return { stage: stage.name, group, rows };
}

function tablesOf(stage: StageTables): StandingsTable[] {
  const groups = Map.groupBy(groupsOfTeams(stage), ([, group]) => group);
  return [...groups]
    .toSorted(([a], [b]) => byGroupName(a ?? "", b ?? ""))
    .map(([group, entries]) =>
      tableOf(
        stage,
        group,
        entries.map(([id]) => id),
      ),
    );
}

/** Zones of all stages; if two stages define the same zone, the first one's positions win. */
function allPromotions(stages: readonly { readonly promotions: readonly Promotion[] }[]): Promotion[] {
  const byId = new Map<Promotion["id"], Promotion>();
  for (const promotion of stages.flatMap((stage) => stage.promotions)) {
    if (!byId.has(promotion.id)) byId.set(promotion.id, promotion);
  }
  return [...byId.values()];
}

const StoredPromotions = z.array(Promotion);

export type StandingsAnswer = AsOf<{ promotions: Promotion[]; tables: StandingsTable[] }> & {
  readonly competition_id: CompetitionId;
};

interface StandingsOptions {
  /** Only matches that kicked off before it, seconds UTC. */
  readonly before?: number;
  /** Until when matches were known, by default now: a demo world is stored after part of it was played. */
  readonly knownMs?: number;
}

/** The tables of a season from its ended matches as of now. Throws `season_not_found`. */
export async function getStandings(
  db: Database,
  seasonId: number,
  nowMs: number,
  { before = Number.POSITIVE_INFINITY, knownMs = nowMs }: StandingsOptions = {},
): Promise<StandingsAnswer> {
  const [[season], stageRows, listed, matches, teamRows, [next]] = await readAll(
    db,
    bindQuery(seasonById, seasonId),
    bindQuery(pointsStages, seasonId),
    bindQuery(listedTeams, seasonId),
    bindQuery(tableMatches, nowMs, seasonId, knownMs),
    bindQuery(teamsOfSeason, seasonId),
    bindQuery(nextChange, nowMs),
  );
  if (!season) throw noSeason(seasonId);
  const teams = new Map(teamRows.map((row) => [row.id, toTeamRef(row)]));
  const kickedOff = (match: TableMatchRow) => match.match_time < before;
  const stages = stageRows.map((row) => ({
    name: row.name,
    promotions: z.parse(StoredPromotions, JSON.parse(row.promotions)),
    rule: season.tie_break_rule,
    listed: listed.filter((team) => team.stage_id === row.id),
    matches: matches.filter((match) => match.stage_id === row.id),
    counts: kickedOff,
    teams,
  }));
  return {
    data: { promotions: allPromotions(stages), tables: stages.flatMap(tablesOf) },
    nextChangeAtMs: next?.at ?? null,
    competition_id: season.competition_id,
  };
}

type CurrentStandings = AsOf<AnswerOf<(typeof endpoints)["seasonsTableStanding"]>>;

/** The tables of a competition's current season; empty where it has no season. Throws `league_not_found`. */
export async function getCurrentStandings(
  db: Database,
  competitionId: number,
  nowMs: number,
): Promise<CurrentStandings> {
  const [[competition]] = await readAll(db, bindQuery(competitionById, nowMs, competitionId));
  if (!competition) throw noCompetition(competitionId);
  const { current_season_id: season_id } = competition;
  if (season_id === null) {
    return { data: { season_id, promotions: [], tables: [] }, nextChangeAtMs: null };
  }
  const { data, nextChangeAtMs } = await getStandings(db, season_id, nowMs);
  return { data: { season_id, ...data }, nextChangeAtMs };
}
