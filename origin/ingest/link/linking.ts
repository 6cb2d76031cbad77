import type { Database } from "#origin/db/database.ts";
import type { Batch } from "../batch.schema.ts";
import { type EntityTable, rowsOf } from "../store/entity-table.ts";
import type { Identities } from "../store/identities.ts";

/** A batch while it is linked with stored rows of another source, or of another file of its own. */
export interface Linking {
  readonly db: Database;
  readonly batch: Batch;
  /** Known ids of the batch's external ids; linking adds to them. */
  readonly known: Identities;
}

/** Rows of a table with new external ids. */
export function unknownRows<Table extends EntityTable>({ batch, known }: Linking, table: Table) {
  return rowsOf(batch, table).filter(({ external_id }) => !known[table].has(external_id));
}

/** Links a row with a stored one; the owner stays the same. */
export function joinRow({ known }: Linking, table: EntityTable, externalId: string, id: number): void {
  known[table].set(externalId, { id, isNew: true, isOwner: false });
}

/** Id of a stored row; undefined for one that this batch introduces. */
export const storedId = ({ known }: Linking, table: EntityTable, externalId: string): number | undefined =>
  known[table].get(externalId)?.id;

/** True for a season of another source: its rows are never added by guessing. */
export function isForeignSeason({ known }: Linking, externalId: string): boolean {
  return known.seasons.get(externalId)?.isOwner === false;
}

/** The only element of a list, or undefined. */
export const onlyOf = <Item>(list: readonly Item[]): Item | undefined =>
  list.length === 1 ? list[0] : undefined;
