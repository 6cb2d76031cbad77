import type { Batch } from "../batch.schema.ts";
import type { References } from "./references.ts";
import type { ReportDraft } from "./report.ts";
import { type Row, type StoredRow, sameRow } from "./row.ts";
import type { EntityTable } from "./store.queries.ts";
import type { Stored } from "./stored.ts";

/** Rows of one table that have to be written. */
export interface TablePlan {
  readonly table: EntityTable | "stage_teams";
  readonly added: Row[];
  readonly changed: Row[];
}

export interface PlanInput {
  readonly batch: Batch;
  readonly references: References;
  readonly stored: Stored;
  readonly report: ReportDraft;
}

export type Columns<Table extends { $inferSelect: object }> = Omit<StoredRow<Table>, "id">;

/**
 * Compares rows with what is stored. `keep` names descriptive columns in which null means "this file does not
 * say": it does not erase what another file of the source said.
 */
export function planTable<Item extends { external_id: string }>(
  { references, stored, report }: PlanInput,
  table: Exclude<EntityTable, "matches">,
  items: readonly Item[],
  columnsOf: (item: Item, path: string) => Row | null,
  keep: readonly string[] = [],
): TablePlan {
  const plan: TablePlan = { table, added: [], changed: [] };
  for (const [index, item] of items.entries()) {
    const columns = columnsOf(item, `${table}.${index}`);
    if (!columns) continue;
    const { id } = references.identityOf(table, item.external_id);
    const known: Row | undefined = stored[table].get(id);
    const kept = keep.filter((column) => columns[column] === null);
    const row = {
      id,
      ...columns,
      ...Object.fromEntries(kept.map((column) => [column, known?.[column] ?? null])),
    };
    if (!known) plan.added.push(row);
    else if (!sameRow(row, known)) plan.changed.push(row);
    report.count(table, known ? (sameRow(row, known) ? "same" : "changed") : "new");
  }
  return plan;
}
