import type { Database } from "#origin/db/database.ts";
import type { MergeableKind, NameMatchReason } from "#shared/name/index.ts";
import type { Batch } from "../batch.schema.ts";
import { type EntityTable, rowsOf } from "../store/entity-table.ts";
import type { Identities } from "../store/identities.ts";

/** A name of the batch that may be that of a stored row; for an operator to decide. */
export interface NameSuspect {
  readonly kind: MergeableKind;
  readonly external_id: string;
  readonly name: string;
  /** The stored row; 0 where none is similar. */
  readonly other_id: number;
  readonly context: string | null;
  readonly reason: NameMatchReason;
  readonly score: number;
}

/** What operators decided about names of the batch's source. */
export interface NameDecisions {
  /** Rows that a name is not, by external id. */
  readonly apart: ReadonlyMap<string, ReadonlySet<number>>;
  /** External ids of names that are in the queue already, decided or not, with the rows they may be. */
  readonly queued: ReadonlyMap<string, ReadonlySet<number>>;
  /** Rows that a name may be, in pairs that wait for an answer. */
  readonly waiting: ReadonlyMap<string, ReadonlySet<number>>;
  /** External ids each of whose pairs is answered: clubs of their own, or the ones that they were merged into. */
  readonly settled: ReadonlySet<string>;
}

/** A batch while it is linked with stored rows of another source, or of another file of its own. */
export interface Linking {
  readonly db: Database;
  readonly batch: Batch;
  /** Known ids of the batch's external ids; linking adds to them. */
  readonly known: Identities;
  readonly decisions: NameDecisions;
}

/** Rows of a table with new external ids. */
export function unknownRows<Table extends EntityTable>(
  { batch, known }: Pick<Linking, "batch" | "known">,
  table: Table,
) {
  return rowsOf(batch, table).filter(({ external_id }) => !known[table].has(external_id));
}

/** Maximum difference of one match's kick-offs in two sources, seconds: one of them may lack the time of day. */
export const SAME_KICK_OFF_S = 36 * 3600;

/** Links a row with a stored one; the owner stays the same. */
export function joinRow(
  { known }: Pick<Linking, "known">,
  table: EntityTable,
  externalId: string,
  id: number,
): void {
  known[table].set(externalId, { id, isNew: true, isOwner: false });
}

/** Id of a stored row; undefined for one that this batch introduces. */
export const storedId = (
  { known }: Pick<Linking, "known">,
  table: EntityTable,
  externalId: string,
): number | undefined => known[table].get(externalId)?.id;

/** True for a season of another source: its rows are never added by guessing. */
export function isForeignSeason({ known }: Linking, externalId: string): boolean {
  return known.seasons.get(externalId)?.isOwner === false;
}

/** The only element of a list, or undefined. */
export const onlyOf = <Item>(list: readonly Item[]): Item | undefined =>
  list.length === 1 ? list[0] : undefined;
