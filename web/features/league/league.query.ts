import type { CompetitionDetail, Season, SeasonRef } from "#shared/competition/index.ts";
import { AppError } from "#shared/errors/app-error.ts";
import type { CompetitionRef, StageId } from "#shared/match/index.ts";
import type { StandingsTable } from "#shared/standings/index.ts";
import { callOptions, derivedOptions } from "#web/platform/data/call-options.ts";
import { competitionQuery, tablesQuery } from "#web/platform/data/competition.query.ts";

/** A competition with one of its seasons and the season's position. */
export interface LeaguePageData {
  readonly competition: CompetitionRef;
  readonly kind: "league" | "cup" | "friendly";
  /** All seasons, newest first. */
  readonly seasons: readonly SeasonRef[];
  /** The shown season; null for a competition without seasons. */
  readonly season: Season | null;
  readonly current_season_id: number | null;
  /** Current stage and round of the shown season; none unless it is the current season. */
  readonly current_stage_id: StageId | null;
  readonly current_round: string | null;
}

/** A competition with a season, by default the current one. Fails with `league_not_found` or `season_not_found`. */
export const leagueQuery = (comp_id: number, season_id: number | null) =>
  derivedOptions(competitionQuery(comp_id), `season ${season_id}`, (answer) =>
    withSeason(answer.competition, season_id),
  );

function withSeason(detail: CompetitionDetail, season_id: number | null): LeaguePageData {
  const { kind, seasons, current_season_id, current_stage_id, current_round, ...competition } = detail;
  const wanted = season_id ?? current_season_id;
  const season = seasons.find(({ id }) => id === wanted) ?? null;
  if (season === null && season_id !== null)
    throw new AppError("season_not_found", { detail: `${season_id} of competition ${competition.id}` });
  const isCurrent = season !== null && season.id === current_season_id;
  return {
    competition,
    kind,
    seasons: seasons.map(({ id, name }) => ({ id, name })),
    season,
    current_season_id,
    current_stage_id: isCurrent ? current_stage_id : null,
    current_round: isCurrent ? current_round : null,
  };
}

/** Id of the shown season. Only tabs of seasons read it. */
export const seasonIdOf = ({ season }: LeaguePageData): number => season?.id ?? 0;

/** Number of places that the overview shows: of an only table, and of each of several. */
const PLACES = { one: 6, many: 2 };

export const placesShown = (tables: readonly StandingsTable[]): number =>
  tables.length > 1 ? PLACES.many : PLACES.one;

/** The first places of each table of a season; all of a table with matches in play, whose order may change. */
export const topTablesQuery = (season_id: number) =>
  derivedOptions(tablesQuery(season_id), "top", ({ promotions, tables }) => ({
    promotions,
    tables: tables.map((table) =>
      table.live ? table : { ...table, rows: table.rows.slice(0, placesShown(tables)) },
    ),
  }));

/** Rows per page of scorers or transfers. */
const ROWS = 50;

/** A page of a season's scorers, best first. */
export const scorersQuery = (season_id: number, page: number) =>
  callOptions("/api/v1/football/seasons/shooter/stats", { season_id, limit: ROWS, page }, "minutes");

/** A page of the transfers to and from a season's teams, newest first. */
export const transfersQuery = (season_id: number, page: number) =>
  callOptions("/api/v1/football/seasons/transfers", { season_id, limit: ROWS, page }, "hours");

/** What the teams of a season's tables need in the last rounds. */
export const scenariosQuery = (season_id: number) =>
  callOptions("/api/v1/football/seasons/scenarios", { season_id }, "minutes");

/** The best eleven of a round or stage, by default of the last played round. */
export const bestElevenQuery = (
  season_id: number,
  section: { readonly stage_id?: number; readonly round?: string },
) => callOptions("/api/v1/football/seasons/bestlineup", { season_id, ...section }, "minutes");

/** Statistics of each team of a season. */
export const teamStatsQuery = (season_id: number) =>
  callOptions("/api/v1/football/seasons/team-statitics", { season_id }, "minutes");

/** Half-time and full-time results of a season's teams. */
export const halfFullQuery = (season_id: number) =>
  callOptions("/api/v1/football/seasons/team-ht-ft", { season_id }, "minutes");

/** Goal times of a season's teams. */
export const goalTimesQuery = (season_id: number) =>
  callOptions("/api/v1/football/seasons/team-goal-time", { season_id }, "minutes");

/** All competitions by continent and country. */
export const warehouseQuery = () => callOptions("/api/v1/football/warehouse", {}, "hours");
