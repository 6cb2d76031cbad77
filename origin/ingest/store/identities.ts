import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Batch } from "../batch.schema.ts";
import { byTable, ENTITY_TABLES, type EntityTable } from "./entity-table.ts";
import { mentionedIds } from "./mentioned-ids.ts";
import { jsonPortions } from "./row.ts";
import { storedIds } from "./store.queries.ts";

/** Owner of an external id. */
export interface Identity {
  readonly id: number;
  /** The source used this external id for the first time. */
  readonly isNew: boolean;
  /** This source brought the row and owns it, unless another source does. */
  readonly isOwner: boolean;
}
/** Ids of external ids, by table. */
export type Identities = Record<EntityTable, Map<string, Identity>>;

/** Reads the known ids of all external ids in a batch. */
export async function readIdentities(db: Database, batch: Batch): Promise<Identities> {
  const mentioned = mentionedIds(batch);
  const portions = ENTITY_TABLES.flatMap((table) =>
    jsonPortions([...mentioned[table]]).map((json) => ({ table, json })),
  );
  const known: Identities = byTable(() => new Map());
  if (portions.length === 0) return known;
  const answers = await readAll(
    db,
    ...portions.map(({ table, json }) => bindQuery(storedIds, batch.source, table, json)),
  );
  for (const [index, rows] of answers.entries()) {
    const table = portions[index]?.table;
    if (!table) continue;
    for (const { external_id, id, owned } of rows) {
      known[table].set(external_id, { id, isNew: false, isOwner: owned === 1 });
    }
  }
  return known;
}
