import { bindQuery, type Database, type Query, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints, QueryOf } from "#shared/api/index.ts";
import type { Competition, CompetitionDetail } from "#shared/competition/index.ts";
import type { CompetitionRef, CountryRef } from "#shared/match/index.ts";
import { compareNames } from "#shared/text/text-order.ts";
import { searchOf } from "../name/name-search.rules.ts";
import { noCompetition } from "../not-found.ts";
import { offsetOf, type Paged, type PageQuery, pageInfo } from "../page.ts";
import { toCountryRef } from "../ref.mapping.ts";
import { toCompetition, toCompetitionBrief, toStage } from "./competition.mapping.ts";
import {
  competitionById,
  competitionsByHeat,
  competitionsFound,
  competitionsWithSeason,
  countOfCompetitions,
  countOfCompetitionsFound,
  countriesInUse,
  currentStage,
  groupsOfCompetition,
  seasonsOfCompetition,
  sectionsOfCompetition,
  stagesOfCompetition,
} from "./competition.queries.ts";

type ListQuery = QueryOf<(typeof endpoints)["compList"]>;
type Listed<Row> = Paged<{ competitions: Row[] }>;

/** A page of competitions, hottest first, mapped by `toRow`. */
async function pageOf<Row extends object, Shown>(
  db: Database,
  rows: Query<Row>,
  toRow: (row: Row) => Shown,
  query: ListQuery,
  nowMs: number,
): Promise<Listed<Shown>> {
  const { hot, limit } = query;
  const heats = hot === undefined ? null : JSON.stringify(hot);
  const [found, [count]] = await readAll(
    db,
    bindQuery(rows, nowMs, heats, limit, offsetOf(query)),
    bindQuery(countOfCompetitions, heats),
  );
  return { data: { competitions: found.map(toRow) }, page: pageInfo(query, count) };
}

/** Competitions, hottest first, page by page. */
export function listCompetitions(
  db: Database,
  query: ListQuery,
  nowMs: number,
): Promise<Listed<Competition>> {
  return pageOf(db, competitionsByHeat, toCompetition, query, nowMs);
}

/** The same in the short form of match rows. */
export function listCompetitionRefs(
  db: Database,
  query: ListQuery,
  nowMs: number,
): Promise<Listed<CompetitionRef>> {
  return pageOf(db, competitionsByHeat, toCompetitionBrief, query, nowMs);
}

interface CompetitionSearch extends PageQuery {
  readonly name: string;
  readonly country_id: number | undefined;
}

/** Competitions matching a search: exact words first, then the hottest. */
export async function findCompetitions(
  db: Database,
  query: CompetitionSearch,
  nowMs: number,
): Promise<Listed<Competition>> {
  const search = searchOf(query.name, query.country_id);
  if (search === null) return { data: { competitions: [] }, page: pageInfo(query, undefined) };
  const [rows, [count]] = await readAll(
    db,
    bindQuery(competitionsFound, search.words, search.longer, query.limit, offsetOf(query), nowMs),
    bindQuery(countOfCompetitionsFound, search.prefixes),
  );
  return { data: { competitions: rows.map(toCompetition) }, page: pageInfo(query, count) };
}

type WithSeason = AnswerOf<(typeof endpoints)["compseason"]>["competitions"][number];

/** The same with the current season of each. */
export function listCurrentSeasons(
  db: Database,
  query: ListQuery,
  nowMs: number,
): Promise<Listed<WithSeason>> {
  return pageOf(
    db,
    competitionsWithSeason,
    (row): WithSeason => {
      const { current_season_id: id, current_season_name: name } = row;
      return {
        competition: toCompetitionBrief(row),
        season: id === null || name === null ? null : { id, name },
      };
    },
    query,
    nowMs,
  );
}

/** One competition with its seasons, newest first. Throws `league_not_found`. */
export async function getCompetition(
  db: Database,
  id: number,
  nowMs: number,
): Promise<{ competition: CompetitionDetail }> {
  const [[row], seasons, stages, played, listed, [current]] = await readAll(
    db,
    bindQuery(competitionById, nowMs, id),
    bindQuery(seasonsOfCompetition, id),
    bindQuery(stagesOfCompetition, id),
    bindQuery(sectionsOfCompetition, nowMs, id),
    bindQuery(groupsOfCompetition, id),
    bindQuery(currentStage, nowMs, id),
  );
  if (!row) throw noCompetition(id);
  const sections = [...played, ...listed.map((section) => ({ ...section, round: null }))];
  const stagesOf = Map.groupBy(stages, (stage) => stage.season_id);
  return {
    competition: {
      ...toCompetition(row),
      seasons: seasons.map((season) => ({
        id: season.id,
        name: season.name,
        stages: (stagesOf.get(season.id) ?? []).map((stage) => toStage(stage, sections)),
      })),
      current_stage_id: current?.stage_id ?? null,
      current_round: current?.round ?? null,
    },
  };
}

/** Countries in locale order: Áo before Brazil. */
export async function listCountries(db: Database): Promise<{ countries: CountryRef[] }> {
  const [rows] = await readAll(db, bindQuery(countriesInUse));
  const countries = rows.map(toCountryRef);
  return { countries: countries.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id) };
}
