import * as z from "zod/mini";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints } from "#shared/api/index.ts";
import type { CompetitionId, Side, TeamId, TeamRef } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import {
  comparableResults,
  countedResult,
  type LiveTable,
  lostPoints,
  type PointsCarry,
  Promotion,
  rankTeams,
  type StandingsTable,
  type TableMatch,
  type TableMatchInPlay,
  type TableTeam,
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

/** A stage with the matches of its tables. */
export interface StageTables {
  readonly name: string;
  readonly promotions: readonly Promotion[];
  readonly rule: TieBreakRule;
  readonly listed: readonly ListedTeamRow[];
  /** Group of every team of the stage, null for none. */
  readonly groups: ReadonlyMap<TeamId, string | null>;
  /** The matches that the table counts. */
  readonly results: readonly TableMatch[];
  /** All of its matches as stored. */
  readonly matches: readonly TableMatchRow[];
  /** Its matches in play. */
  readonly inPlay: readonly TableMatchInPlay[];
  readonly teams: ReadonlyMap<TeamId, TeamRef>;
  readonly carry: PointsCarry | null;
  /** The season's tables before this one, the latest first. */
  readonly earlier: readonly StageTables[];
}

/** Group of every team of a stage: as listed, else from its matches, played or not. */
function groupsOfTeams(
  listed: readonly ListedTeamRow[],
  matches: readonly TableMatchRow[],
): ReadonlyMap<TeamId, string | null> {
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

const NO_GOALS = { home: 0, away: 0 } as const;

const scoreOf = (row: TableMatchRow, side: Side) => ({
  goals: row[`${side}_goals`],
  overtime: row[`${side}_overtime`],
  penalties: row[`${side}_penalties`],
});

/** Ended matches as a table counts them (`countedResult`); a winner of a match without goals has the points alone. */
function resultsOf(matches: readonly TableMatchRow[]): TableMatch[] {
  return matches.flatMap((row) => {
    const { home_half, away_half, match_time, winner, decided_by } = row;
    const score = { home: scoreOf(row, "home"), away: scoreOf(row, "away") };
    const counted = row.status === "ended" ? countedResult({ score, winner, decided_by }) : null;
    if (counted === null) return [];
    const { home, away } = counted.goals ?? NO_GOALS;
    // A forfeit annuls what was played.
    const isPlayed = home === row.home_goals && away === row.away_goals;
    return [
      {
        ...{ home_team_id: row.home_id, away_team_id: row.away_id, match_time, winner: counted.winner },
        ...{ home_goals: home, away_goals: away },
        ...(isPlayed ? { home_half, away_half } : { home_half: null, away_half: null }),
      },
    ];
  });
}

/** Matches in play, with their goals of regular time. */
function inPlayOf(matches: readonly TableMatchRow[]): TableMatchInPlay[] {
  return matches.flatMap((row) => {
    const { id, home_id, away_id, home_goals, away_goals } = row;
    if (row.status === null || !isLive(row.status) || home_goals === null || away_goals === null) return [];
    const updated_at = Math.floor(Math.max(row.updated_at, row.state_known_at ?? 0) / 1000);
    return [{ id, home_id, away_id, home_goals, away_goals, updated_at }];
  });
}

/** Points of a team deducted in a stage. */
const deductionOf = ({ listed }: StageTables, id: TeamId): number =>
  listed.find(({ team_id }) => team_id === id)?.deducted_points ?? 0;

/** An operator's reason of a deduction in a stage, or in one that its table takes over; null where a source states it. */
function reasonOf({ listed, carry, earlier }: StageTables, id: TeamId): string | null {
  const own = listed.find(({ team_id }) => team_id === id)?.deduction_reason ?? null;
  const from = carry === null ? undefined : earlier.find(({ groups }) => groups.has(id));
  return own ?? (from ? reasonOf(from, id) : null);
}

/** What a team brings from the last table it was in. */
interface Carried {
  readonly matches: readonly TableMatch[];
  readonly deducted_points: number;
  readonly lost_points: number;
  readonly is_rounded_down: boolean;
}

const NOTHING: Carried = { matches: [], deducted_points: 0, lost_points: 0, is_rounded_down: false };

function carriedBy(id: TeamId, { carry, earlier }: StageTables): Carried {
  const from = carry === null ? undefined : earlier.find(({ groups }) => groups.has(id));
  if (!from || carry === null) return NOTHING;
  const before = carriedBy(id, from);
  const isOwn = ({ home_team_id, away_team_id }: TableMatch) => home_team_id === id || away_team_id === id;
  const matches = [...before.matches, ...from.results.filter(isOwn)];
  const deducted_points = before.deducted_points + deductionOf(from, id);
  const team = { id, name: "", deducted_points, lost_points: before.lost_points };
  const points = rankTeams([team], matches, from.rule)[0]?.total.points ?? 0;
  return {
    matches,
    deducted_points,
    lost_points: before.lost_points + lostPoints(points, carry),
    is_rounded_down: carry === "half_rounded_down" && points % 2 !== 0,
  };
}

/** What a table is made of. */
export interface TableParts {
  readonly group: string | null;
  readonly teams: readonly TableTeam[];
  /** The matches that it counts, those that an earlier table hands on among them. */
  readonly results: readonly TableMatch[];
}

function partsOf(stage: StageTables, group: string | null, members: readonly TeamId[]): TableParts {
  const carried = new Map(members.map((id) => [id, carriedBy(id, stage)]));
  const teams = members.map((id) => {
    const { matches: _, deducted_points, ...rest } = carried.get(id) ?? NOTHING;
    const name = stage.teams.get(id)?.name ?? "";
    return { id, name, deducted_points: deducted_points + deductionOf(stage, id), ...rest };
  });
  const ids = new Set<number>(members);
  const own = stage.results.filter((match) => ids.has(match.home_team_id) && ids.has(match.away_team_id));
  // Two teams of the table may have met before it: their match counts once.
  const results = new Set([...[...carried.values()].flatMap(({ matches }) => matches), ...own]);
  return { group, teams, results: [...results] };
}

function tableOf(stage: StageTables, { group, teams, results }: TableParts): StandingsTable {
  const ids = new Set<number>(teams.map(({ id }) => id));
  const teamById = new Map<number, TeamRef>(stage.teams);
  const rows = rankTeams(teams, results, stage.rule).flatMap(({ team_id, total, form, ...row }) => {
    const team = teamById.get(team_id);
    if (!team) return [];
    const zone = stage.promotions.find(({ positions }) => positions.includes(row.position));
    const reason = reasonOf(stage, team.id);
    const deduction = reason === null ? {} : { deduction_reason: reason };
    return [{ ...total, ...row, ...deduction, form: [...form], team, promotion: zone?.id ?? null }];
  });
  const isOwn = ({ home_id, away_id }: TableMatchInPlay) => ids.has(home_id) && ids.has(away_id);
  const matches = stage.inPlay.filter(isOwn);
  const isRoundedDown = new Set(teams.filter((team) => team.is_rounded_down).map(({ id }) => id));
  const rounded_down = rows.flatMap(({ team }) => (isRoundedDown.has(team.id) ? [team.id] : []));
  const live: LiveTable | null =
    matches.length === 0
      ? null
      : { rule: stage.rule, matches, results: comparableResults(rows, results), rounded_down };
  return { stage: stage.name, group, carry: stage.carry, rows, live };
}

/** The parts of a stage's tables, in the order of its groups. */
export function tablePartsOf(stage: StageTables): TableParts[] {
  const groups = Map.groupBy(stage.groups, ([, group]) => group);
  return [...groups]
    .toSorted(([a], [b]) => byGroupName(a ?? "", b ?? ""))
    .map(([group, entries]) =>
      partsOf(
        stage,
        group,
        entries.map(([id]) => id),
      ),
    );
}

const tablesOf = (stage: StageTables): StandingsTable[] =>
  tablePartsOf(stage).map((parts) => tableOf(stage, parts));

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

interface SeasonStages {
  readonly competition_id: CompetitionId;
  readonly stages: readonly StageTables[];
}

/** The stages of a season that have tables, with their matches as of now. Throws `season_not_found`. */
export async function getStages(
  db: Database,
  seasonId: number,
  nowMs: number,
  { before = Number.POSITIVE_INFINITY, knownMs = nowMs }: StandingsOptions = {},
): Promise<SeasonStages> {
  const [[season], stageRows, listed, matches, teamRows] = await readAll(
    db,
    bindQuery(seasonById, seasonId),
    bindQuery(pointsStages, seasonId),
    bindQuery(listedTeams, seasonId),
    bindQuery(tableMatches, nowMs, seasonId, knownMs),
    bindQuery(teamsOfSeason, seasonId),
  );
  if (!season) throw noSeason(seasonId);
  const teams = new Map(teamRows.map((row) => [row.id, toTeamRef(row)]));
  const kickedOff = (match: TableMatchRow) => match.match_time < before;
  const stages: StageTables[] = [];
  for (const row of stageRows) {
    const ofStage = matches.filter((match) => match.stage_id === row.id);
    const listedHere = listed.filter((team) => team.stage_id === row.id);
    stages.push({
      name: row.name,
      promotions: z.parse(StoredPromotions, JSON.parse(row.promotions)),
      rule: season.tie_break_rule,
      listed: listedHere,
      groups: groupsOfTeams(listedHere, ofStage),
      results: resultsOf(ofStage.filter(kickedOff)),
      matches: ofStage,
      inPlay: inPlayOf(ofStage.filter(kickedOff)),
      teams,
      carry: row.carry,
      earlier: stages.toReversed(),
    });
  }
  return { competition_id: season.competition_id, stages };
}

/** The tables of a season from its ended matches as of now. Throws `season_not_found`. */
export async function getStandings(
  db: Database,
  seasonId: number,
  nowMs: number,
  options: StandingsOptions = {},
): Promise<StandingsAnswer> {
  const [{ competition_id, stages }, [[next]]] = await Promise.all([
    getStages(db, seasonId, nowMs, options),
    readAll(db, bindQuery(nextChange, nowMs)),
  ]);
  return {
    data: { promotions: allPromotions(stages), tables: stages.flatMap(tablesOf) },
    nextChangeAtMs: next?.at ?? null,
    competition_id,
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
