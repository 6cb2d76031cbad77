import { ask, type Database, readAll } from "#origin/db/database.ts";
import type { last_ids } from "#origin/db/schema/ingest.table.ts";
import type { Batch } from "../batch.schema.ts";
import type { ReportDraft } from "./report.ts";
import { jsonPortions, type StoredRow } from "./row.ts";
import { type EntityTable, lastIds, lastIngest, storedIds } from "./store.queries.ts";

/** A thing's id, and whether this batch brings it for the first time. */
interface Identity {
  readonly id: number;
  readonly isNew: boolean;
}

/** Ids of everything a batch brings or names. */
export interface References {
  /** Identity of a row that the batch brings. */
  readonly identityOf: (table: EntityTable, externalId: string) => Identity;
  /** Id of what a row names; refuses `path` and answers null when it is neither in the batch nor stored. */
  readonly resolve: (table: EntityTable, externalId: string, path: string) => number | null;
  /** Ids that were stored before this batch. */
  readonly storedIdsOf: (table: EntityTable) => number[];
  /** A new id for an incident, and the number of this ingest. */
  readonly nextIncidentId: () => number;
  readonly ingestId: number;
  /** The last ids given by now, of the tables that were given any. */
  readonly lastIdRows: () => StoredRow<typeof last_ids>[];
}

const singular: Record<EntityTable, string> = {
  countries: "country",
  competitions: "competition",
  seasons: "season",
  stages: "stage",
  teams: "team",
  venues: "venue",
  players: "player",
  matches: "match",
};
export const ENTITY_TABLES = Object.keys(singular) as EntityTable[];

/** Every external id that a batch mentions, by table: its own rows and what they name. */
function mentionedIds(batch: Batch): Record<EntityTable, Set<string>> {
  const own = (table: EntityTable) => batch[table].map((row) => row.external_id);
  const named = (list: readonly (string | null)[]) => list.filter((id) => id !== null);
  const { competitions, seasons, stages, teams, stage_teams, venues, players, matches } = batch;
  const incidents = matches.flatMap((match) => match.incidents);
  return {
    countries: new Set([
      ...own("countries"),
      ...named([...competitions, ...teams, ...venues].map((row) => row.country)),
    ]),
    competitions: new Set([...own("competitions"), ...seasons.map((row) => row.competition)]),
    seasons: new Set([...own("seasons"), ...[...stages, ...matches].map((row) => row.season)]),
    stages: new Set([...own("stages"), ...[...stage_teams, ...matches].map((row) => row.stage)]),
    teams: new Set([
      ...own("teams"),
      ...named([...stage_teams, ...players].map((row) => row.team)),
      ...matches.flatMap(({ home, away }) => [home, away]),
    ]),
    venues: new Set([...own("venues"), ...named(matches.map((row) => row.venue))]),
    players: new Set([
      ...own("players"),
      ...named(incidents.flatMap((row) => [row.player, row.other_player])),
    ]),
    matches: new Set(own("matches")),
  };
}

async function readStoredIds(
  db: Database,
  batch: Batch,
): Promise<Record<EntityTable, Map<string, Identity>>> {
  const mentioned = mentionedIds(batch);
  const portions = ENTITY_TABLES.flatMap((table) =>
    jsonPortions([...mentioned[table]]).map((json) => ({ table, json })),
  );
  const known: Record<EntityTable, Map<string, Identity>> = {
    countries: new Map(),
    competitions: new Map(),
    seasons: new Map(),
    stages: new Map(),
    teams: new Map(),
    venues: new Map(),
    players: new Map(),
    matches: new Map(),
  };
  if (portions.length === 0) return known;
  const answers = await readAll(
    db,
    ...portions.map(({ table, json }) => ask(storedIds, batch.source, table, json)),
  );
  for (const [index, rows] of answers.entries()) {
    const table = portions[index]?.table;
    for (const row of rows) if (table) known[table].set(row.external_id, { id: row.id, isNew: false });
  }
  return known;
}

/** Gives each table its next ids. */
async function createIds(db: Database) {
  const tables = [...ENTITY_TABLES, "incidents"] as const;
  const [rows, [ingest]] = await readAll(db, ask(lastIds, JSON.stringify(tables)), ask(lastIngest));
  const last = new Map<string, number>(rows.map(({ kind, id }) => [kind, id]));
  const given = new Set<string>();
  return {
    ingestId: (ingest?.id ?? 0) + 1,
    next(table: (typeof tables)[number]): number {
      const id = (last.get(table) ?? 0) + 1;
      last.set(table, id);
      given.add(table);
      return id;
    },
    rows: () => [...given].map((kind) => ({ kind, id: last.get(kind) ?? 0 })),
  };
}

/** Finds the ids of all that a batch mentions and gives new ones; refuses rows that share an external id. */
export async function resolveReferences(
  db: Database,
  batch: Batch,
  report: ReportDraft,
): Promise<References> {
  const ids = await createIds(db);
  const known = await readStoredIds(db, batch);
  const stored = ENTITY_TABLES.map(
    (table) => [table, [...known[table].values()].map(({ id }) => id)] as const,
  );
  for (const table of ENTITY_TABLES) {
    const seen = new Map<string, number>();
    for (const [index, { external_id }] of batch[table].entries()) {
      const first = seen.get(external_id);
      if (first !== undefined) {
        report.refuse(
          `${table}.${index}.external_id`,
          `"${external_id}" is also the id of ${table}.${first}`,
        );
      }
      seen.set(external_id, first ?? index);
      if (!known[table].has(external_id)) known[table].set(external_id, { id: ids.next(table), isNew: true });
    }
  }
  const storedByTable = new Map(stored);
  return {
    identityOf(table, externalId) {
      const identity = known[table].get(externalId);
      if (!identity) throw new Error(`${table} "${externalId}" is not in the batch`);
      return identity;
    },
    resolve(table, externalId, path) {
      const id = known[table].get(externalId)?.id;
      if (id !== undefined) return id;
      report.refuse(
        path,
        `names ${singular[table]} "${externalId}", which is neither in the batch nor stored`,
      );
      return null;
    },
    storedIdsOf: (table) => storedByTable.get(table) ?? [],
    nextIncidentId: () => ids.next("incidents"),
    ingestId: ids.ingestId,
    lastIdRows: ids.rows,
  };
}
