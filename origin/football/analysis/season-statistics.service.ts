import { bindQuery, type Database, type Query, readAll } from "#origin/db/database.ts";
import {
  type GoalTimes,
  goalTimes,
  type HalfFullMatrix,
  halfFullMatrix,
  type LineRecord,
  lineRecord,
  type PlayedMatch,
  type Split,
  seenBy,
  splitBySide,
  type TeamMatch,
  teamSeasonStats,
} from "#shared/analysis/index.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import type { CompetitionId, StatKind, TeamId, TeamRef } from "#shared/match/index.ts";
import type { TeamSeasonStats } from "#shared/team/index.ts";
import { compareNames } from "#shared/text/text-order.ts";
import { noCompany, noSeason } from "../not-found.ts";
import { companyOrFirst } from "../odds/odds.queries.ts";
import { toTeamRef } from "../ref.mapping.ts";
import { seasonById, teamsOfSeason } from "../season/season.queries.ts";
import { toClosingPrices } from "./closing-price.mapping.ts";
import { pricesOfPastSeason } from "./closing-price.queries.ts";
import { toPlayed, toSeasonMatch } from "./past-match.mapping.ts";
import { goalsInSeason, playedInSeason, statsInSeason } from "./season-statistics.queries.ts";

/** Season statistics of ended matches as of now, one row per team, ordered by name. */

interface SeasonQuery {
  readonly season_id: number;
  readonly nowMs: number;
}

/** A statistic of each team of a season, by name, and the season's competition. */
export interface SeasonStatistics<Statistic> {
  readonly competition_id: CompetitionId;
  readonly teams: readonly (Statistic & { team: TeamRef })[];
}

/** Inputs of all season statistics. */
const seasonQuestions = ({ season_id, nowMs }: SeasonQuery) =>
  [
    bindQuery(seasonById, season_id),
    bindQuery(teamsOfSeason, season_id),
    bindQuery(playedInSeason, nowMs, season_id),
  ] as const;

type Rows<RowQuery extends Query<object>> = RowQuery extends Query<infer Row> ? readonly Row[] : never;
interface SeasonRows {
  readonly season_id: number;
  readonly season: Rows<typeof seasonById>;
  readonly teams: Rows<typeof teamsOfSeason>;
}

const byName = (a: TeamRef, b: TeamRef): number => compareNames(a.name, b.name);

/** Throws `season_not_found`. */
function statisticsByTeam<Match extends { home_id: number; away_id: number }, Statistic extends object>(
  { season_id, season: [season], teams }: SeasonRows,
  matches: readonly Match[],
  statisticsOf: (teamId: TeamId, matches: readonly Match[]) => Statistic,
): SeasonStatistics<Statistic> {
  if (!season) throw noSeason(season_id);
  const rows = teams.map((row) => toTeamRef(row)).toSorted(byName);
  return {
    competition_id: season.competition_id,
    teams: rows.map((team) => {
      const own = matches.filter(({ home_id, away_id }) => home_id === team.id || away_id === team.id);
      return { team, ...statisticsOf(team.id, own) };
    }),
  };
}

const seenBySide =
  <Value>(compute: (matches: readonly TeamMatch[]) => Value) =>
  (teamId: TeamId, matches: readonly PlayedMatch[]): Split<Value> =>
    splitBySide(
      matches.map((match) => seenBy(teamId, match)),
      compute,
    );

/** Half-time results against full-time results. Throws `season_not_found`. */
export async function getHalfFull(
  db: Database,
  query: SeasonQuery,
): Promise<SeasonStatistics<Split<HalfFullMatrix>>> {
  const [season, teams, rows] = await readAll(db, ...seasonQuestions(query));
  return statisticsByTeam(
    { ...query, season, teams },
    rows.map((row) => toPlayed(row)),
    seenBySide(halfFullMatrix),
  );
}

/** Times of goals scored and conceded. Throws `season_not_found`. */
export async function getGoalTimes(
  db: Database,
  query: SeasonQuery,
): Promise<SeasonStatistics<Split<GoalTimes>>> {
  const { season_id, nowMs } = query;
  const [season, teams, rows, goals] = await readAll(
    db,
    ...seasonQuestions(query),
    bindQuery(goalsInSeason, nowMs, season_id),
  );
  const goalsOf = Map.groupBy(goals, (goal) => goal.match_id);
  const played = rows.map((row) => toPlayed(row, goalsOf.get(row.id)));
  return statisticsByTeam({ season_id, season, teams }, played, seenBySide(goalTimes));
}

type LineQuery = QueryOf<(typeof endpoints)["seasonsOddsstanding"]>;

/** Records against a company's closing lines. Throws `season_not_found` and `company_not_found`. */
export async function getLineTable(
  db: Database,
  { season_id, company_id, period }: LineQuery,
  nowMs: number,
): Promise<SeasonStatistics<Split<LineRecord>>> {
  const [season, teams, rows, prices, [company]] = await readAll(
    db,
    ...seasonQuestions({ season_id, nowMs }),
    bindQuery(pricesOfPastSeason, nowMs, season_id, company_id ?? null, period),
    bindQuery(companyOrFirst, company_id ?? null),
  );
  if (season.length > 0 && company_id !== undefined && !company) throw noCompany(company_id);
  const closingOf = toClosingPrices(prices, nowMs);
  const played = rows.map((row) => toPlayed(row, [], closingOf.get(row.id)));
  return statisticsByTeam(
    { season_id, season, teams },
    played,
    seenBySide((matches) => lineRecord(matches, period)),
  );
}

const STAT_KINDS = [
  "shots",
  "shots_on_target",
  "fouls",
  "offsides",
  "passes",
  "passes_accurate",
  "possession",
] as const satisfies readonly StatKind[];

/** Summary statistics of a season. Throws `season_not_found`. */
export async function getSeasonStats(
  db: Database,
  query: SeasonQuery,
): Promise<SeasonStatistics<Omit<TeamSeasonStats, "team">>> {
  const { season_id, nowMs } = query;
  const [season, teams, rows, goals, stats] = await readAll(
    db,
    ...seasonQuestions(query),
    bindQuery(goalsInSeason, nowMs, season_id),
    bindQuery(statsInSeason, nowMs, season_id, JSON.stringify(STAT_KINDS)),
  );
  const goalsOf = Map.groupBy(goals, (goal) => goal.match_id);
  const statsOf = Map.groupBy(stats, (stat) => stat.match_id);
  return statisticsByTeam({ season_id, season, teams }, rows, (teamId, own) =>
    teamSeasonStats(
      own.map((row) =>
        toSeasonMatch(teamId, row, { goals: goalsOf.get(row.id), stats: statsOf.get(row.id) }),
      ),
    ),
  );
}
