import { ask, type Database, readAll } from "#origin/db/database.ts";
import type { endpoints, PageInfo, QueryOf } from "#shared/api/index.ts";
import type { Competition, CompetitionDetail, Stage } from "#shared/competition/index.ts";
import { AppError } from "#shared/errors/index.ts";
import {
  type CompetitionRow,
  competitionById,
  competitionsByHeat,
  countOfCompetitions,
  groupsOfCompetition,
  partsOfCompetition,
  type StagePartRow,
  type StageRow,
  seasonsOfCompetition,
  stagesOfCompetition,
} from "./competition.queries.ts";
import { byGroupName } from "./group-order.ts";

function toCompetition(row: CompetitionRow): Competition {
  return {
    id: row.id,
    name: row.name,
    short_name: row.short_name,
    logo: row.logo,
    hot: row.hot,
    country: { id: row.country_id, code: row.country_code, name: row.country_name },
    kind: row.kind,
    current_season_id: row.current_season_id,
  };
}

function toStage(row: StageRow, parts: readonly StagePartRow[]): Stage {
  const own = parts.filter((part) => part.id === row.id);
  const groups = new Set(own.flatMap((part) => part.group_name ?? []));
  const rounds = new Set(own.flatMap((part) => part.round ?? []));
  return {
    id: row.id,
    name: row.name,
    mode: row.mode,
    groups: [...groups].sort(byGroupName),
    rounds: [...rounds],
  };
}

type ListQuery = QueryOf<(typeof endpoints)["compList"]>;

/** Competitions, hottest first, page by page. */
export async function listCompetitions(
  db: Database,
  { hot, limit, page }: ListQuery,
  nowMs: number,
): Promise<{ data: { competitions: Competition[] }; page: PageInfo }> {
  const heats = hot === undefined ? null : JSON.stringify(hot);
  const [rows, [count]] = await readAll(
    db,
    ask(competitionsByHeat, Math.floor(nowMs / 1000), heats, limit, (page - 1) * limit),
    ask(countOfCompetitions, heats),
  );
  return {
    data: { competitions: rows.map(toCompetition) },
    page: { limit, page, total: count?.total ?? 0 },
  };
}

/** One competition with its seasons, newest first. Throws `league_not_found`. */
export async function getCompetition(
  db: Database,
  id: number,
  nowMs: number,
): Promise<{ competition: CompetitionDetail }> {
  const [[row], seasons, stages, played, listed] = await readAll(
    db,
    ask(competitionById, Math.floor(nowMs / 1000), id),
    ask(seasonsOfCompetition, id),
    ask(stagesOfCompetition, id),
    ask(partsOfCompetition, nowMs, id),
    ask(groupsOfCompetition, id),
  );
  if (!row) throw new AppError("league_not_found", { detail: `there is no competition ${id}` });
  const parts = [...played, ...listed.map((part) => ({ ...part, round: null }))];
  const stagesOf = Map.groupBy(stages, (stage) => stage.season_id);
  return {
    competition: {
      ...toCompetition(row),
      seasons: seasons.map((season) => ({
        id: season.id,
        name: season.name,
        stages: (stagesOf.get(season.id) ?? []).map((stage) => toStage(stage, parts)),
      })),
    },
  };
}
