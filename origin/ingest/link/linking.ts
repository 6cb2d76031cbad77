import type { Database } from "#origin/db/database.ts";
import type { Batch } from "../batch.schema.ts";
import { type EntityTable, rowsOf } from "../store/entity-table.ts";
import type { Identities } from "../store/identities.ts";

/** A batch on its way to the stored rows that another source, or another file of its own, already brought. */
export interface Linking {
  readonly db: Database;
  readonly batch: Batch;
  /** Ids of the batch's external ids, as far as they are known; joining adds to them. */
  readonly known: Identities;
}

/** Rows of a table whose external ids nobody has used yet. */
export function unknownRows<Table extends EntityTable>({ batch, known }: Linking, table: Table) {
  return rowsOf(batch, table).filter(({ external_id }) => !known[table].has(external_id));
}

/** Gives a row the id of a stored one; its owner keeps the say. */
export function joinRow({ known }: Linking, table: EntityTable, externalId: string, id: number): void {
  known[table].set(externalId, { id, isNew: true, isOwner: false });
}

/** Id of a row that is stored; undefined for one that this batch brings first. */
export const storedId = ({ known }: Linking, table: EntityTable, externalId: string): number | undefined =>
  known[table].get(externalId)?.id;

/** True for a season that another source brought: its rows are not added to by guessing. */
export function isForeignSeason({ known }: Linking, externalId: string): boolean {
  return known.seasons.get(externalId)?.isOwner === false;
}

/** The only one of a list, or undefined. */
export const onlyOf = <Item>(list: readonly Item[]): Item | undefined =>
  list.length === 1 ? list[0] : undefined;
