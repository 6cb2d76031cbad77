import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { external_ids, last_ids } from "#origin/db/schema/ingest.table.ts";
import type { Batch } from "../batch.schema.ts";
import type { LinkedBatch } from "../link/link-batch.ts";
import { byTable, ENTITY_TABLES, type EntityTable, nounOf, rowsOf } from "./entity-table.ts";
import type { Identities, Identity } from "./identities.ts";
import type { ReportDraft } from "./report.ts";
import type { StoredRow } from "./row.ts";
import { lastIds, lastIngest } from "./store.queries.ts";

/** Ids of all rows of a batch and their references. */
export interface References {
  /** Identity of a row in the batch. */
  readonly identityOf: (table: EntityTable, externalId: string) => Identity;
  /** Id of a row in the batch or stored. */
  readonly find: (table: EntityTable, externalId: string) => number | undefined;
  /** Id of a reference; refuses `path` and returns null when it is neither in the batch nor stored. */
  readonly resolve: (table: EntityTable, externalId: string, path: string) => number | null;
  /** Ids of stored rows that the batch is compared with. */
  readonly storedIdsOf: (table: EntityTable) => readonly number[];
  /** A new id for rows without an external id, or whose external id is not stored. */
  readonly nextId: (table: "incidents" | "commentary") => number;
  /** Number of this ingest. */
  readonly ingestId: number;
  /** The last ids assigned so far, by table. */
  readonly lastIdRows: () => StoredRow<typeof last_ids>[];
  /** External ids to store, used by the source for the first time. */
  readonly newExternalIds: () => StoredRow<typeof external_ids>[];
}

/** Assigns the next ids of each table. */
async function createIds(db: Database) {
  const tables = [...ENTITY_TABLES, "incidents", "commentary"] as const;
  const [rows, [ingest]] = await readAll(
    db,
    bindQuery(lastIds, JSON.stringify(tables)),
    bindQuery(lastIngest),
  );
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

/** Ordered so that an owner's id comes before those linked with it. */
function newExternalIds({ source, provenance }: Batch, known: Identities): StoredRow<typeof external_ids>[] {
  return ENTITY_TABLES.flatMap((kind) =>
    [...known[kind]].flatMap(([external_id, { id, isNew }]) =>
      isNew ? [{ kind, source, external_id, id, provenance }] : [],
    ),
  );
}

function refuseDuplicates(batch: Batch, report: ReportDraft): void {
  for (const table of ENTITY_TABLES) {
    const seen = new Map<string, number>();
    for (const [index, { external_id }] of rowsOf(batch, table).entries()) {
      const first = seen.get(external_id);
      if (first === undefined) seen.set(external_id, index);
      else {
        const reason = `"${external_id}" is also the id of ${table}.${first}`;
        report.refuse(`${table}.${index}.external_id`, reason);
      }
    }
  }
  const names = new Map<string, number>();
  for (const [index, { name }] of rowsOf(batch, "companies").entries()) {
    const first = names.get(name.toLowerCase());
    if (first === undefined) names.set(name.toLowerCase(), index);
    else report.refuse(`companies.${index}.name`, `is also the name of companies.${first}`);
  }
}

/** Matches are checked against their seasons and stages; of other tables only the batch's rows are read. */
function comparedIds(batch: Batch, table: EntityTable, known: Identities): number[] {
  const identities =
    table === "seasons" || table === "stages"
      ? [...known[table].values()]
      : rowsOf(batch, table).map(({ external_id }) => known[table].get(external_id));
  return [...new Set(identities.flatMap((identity) => identity?.id ?? []))];
}

/**
 * Assigns ids to all new rows of a linked batch; refuses rows that share an external id. `known` are the existing ids
 * of its external ids.
 */
export async function resolveReferences(
  db: Database,
  { batch, aliases }: LinkedBatch,
  known: Identities,
  report: ReportDraft,
): Promise<References> {
  const ids = await createIds(db);
  const stored = byTable((table) => comparedIds(batch, table, known));
  refuseDuplicates(batch, report);
  for (const table of ENTITY_TABLES) {
    for (const { external_id } of rowsOf(batch, table)) {
      if (known[table].has(external_id)) continue;
      known[table].set(external_id, { id: ids.next(table), isNew: true, isOwner: true });
    }
  }
  for (const [team, first] of aliases) {
    const id = known.teams.get(first)?.id;
    if (id !== undefined) known.teams.set(team, { id, isNew: true, isOwner: false });
  }
  return {
    identityOf(table, externalId) {
      const identity = known[table].get(externalId);
      if (!identity) throw new Error(`${table} "${externalId}" is not in the batch`);
      return identity;
    },
    find: (table, externalId) => known[table].get(externalId)?.id,
    resolve(table, externalId, path) {
      const id = known[table].get(externalId)?.id;
      if (id !== undefined) return id;
      const reason = `names ${nounOf(table)} "${externalId}", which is neither in the batch nor stored`;
      report.refuse(path, reason);
      return null;
    },
    storedIdsOf: (table) => stored[table],
    nextId: ids.next,
    ingestId: ids.ingestId,
    lastIdRows: ids.rows,
    newExternalIds: () => newExternalIds(batch, known),
  };
}
