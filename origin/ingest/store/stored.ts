import { ask, type Database, type Query, readAll } from "#origin/db/database.ts";
import type { References } from "./references.ts";
import { jsonPortions, type Row } from "./row.ts";
import * as queries from "./store.queries.ts";

/** Reads a query whose `?1` is a JSON list of ids, in portions. */
async function readListed<Found extends object>(
  db: Database,
  question: Query<Found>,
  ids: readonly number[],
): Promise<Found[]> {
  const portions = jsonPortions(ids);
  if (portions.length === 0) return [];
  const answers = await readAll(db, ...portions.map((json) => ask(question, json)));
  return answers.flat();
}

/** Reads rows by id. */
async function readById<Found extends { id: number }>(
  db: Database,
  question: Query<Found>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Found>> {
  const rows = await readListed(db, question, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

const byMatch = <Found extends { match_id: number }>(rows: Found[]): ReadonlyMap<number, Found[]> =>
  Map.groupBy(rows, (row) => row.match_id);

/** Key of a stage's team. */
export const stageTeamKey = (row: Row | { stage_id: number; team_id: number }): string =>
  `${row.stage_id}/${row.team_id}`;

/** Everything stored that a batch is compared with. */
export async function readStored(db: Database, references: References) {
  const ids = references.storedIdsOf;
  const matchIds = ids("matches");
  const stageTeams = await readListed(db, queries.storedStageTeams, ids("stages"));
  return {
    countries: await readById(db, queries.storedCountries, ids("countries")),
    competitions: await readById(db, queries.storedCompetitions, ids("competitions")),
    seasons: await readById(db, queries.storedSeasons, ids("seasons")),
    stages: await readById(db, queries.storedStages, ids("stages")),
    teams: await readById(db, queries.storedTeams, ids("teams")),
    venues: await readById(db, queries.storedVenues, ids("venues")),
    players: await readById(db, queries.storedPlayers, ids("players")),
    matches: await readById(db, queries.storedMatches, matchIds),
    stageTeams: new Map(stageTeams.map((row) => [stageTeamKey(row), row])),
    statusChanges: byMatch(await readListed(db, queries.storedStatusChanges, matchIds)),
    incidents: byMatch(await readListed(db, queries.storedIncidents, matchIds)),
    stats: byMatch(await readListed(db, queries.storedStats, matchIds)),
  };
}

export type Stored = Awaited<ReturnType<typeof readStored>>;
