import type { SqlValue } from "#origin/db/database.ts";
import type { Batch } from "../../batch.schema.ts";
import type { EntityTable } from "../entity-table.ts";
import type { References } from "../references.ts";
import type { ReportDraft } from "../report.ts";
import { type Row, type StoredRow, sameRow } from "../row.ts";
import type { Stored } from "../stored.ts";

/** Rows of one table to write. */
export interface TablePlan {
  readonly table: EntityTable | "stage_teams" | "honors" | "squad_members";
  readonly key: readonly string[];
  readonly added: Row[];
  readonly changed: Row[];
  /** Rows to delete, found by the key. */
  readonly dropped?: Row[];
}

export interface PlanInput {
  readonly batch: Batch;
  readonly references: References;
  readonly stored: Stored;
  readonly report: ReportDraft;
  /** Arrival of the batch, milliseconds UTC. */
  readonly nowMs: number;
}

/**
 * Columns as a batch gives them; `undefined` means omitted: the stored value stays. `picture` is written by
 * `ingest/pictures` alone.
 */
export type Columns<Table extends { $inferSelect: object }> = {
  [Column in Exclude<keyof StoredRow<Table>, "id" | "picture">]: StoredRow<Table>[Column] | undefined;
};

type GivenRow = Readonly<Record<string, SqlValue | undefined>>;

interface TableRules {
  /** Descriptive columns in which null means "not in this file": it does not erase the stored value either. */
  readonly keep?: readonly string[];
  /** Default of a column; null unless given. */
  readonly defaults?: Row;
}

/** A complete row of the given columns, with stored values for omitted ones. */
export function completeRow(given: GivenRow, known: Row | undefined, rules: TableRules = {}): Row {
  const { keep = [], defaults = {} } = rules;
  const row: Record<string, SqlValue> = {};
  for (const column in given) {
    const value = given[column];
    const isGiven = value !== undefined && (value !== null || !keep.includes(column));
    row[column] = isGiven ? value : (known?.[column] ?? defaults[column] ?? null);
  }
  return row;
}

/** Id of a reference, if any; null and omitted stay as they are. */
export function resolveGiven(
  references: References,
  table: EntityTable,
  externalId: string | null | undefined,
  path: string,
): number | null | undefined {
  return externalId === null || externalId === undefined
    ? externalId
    : references.resolve(table, externalId, path);
}

/** The stored row, with its gaps filled by the given one: of another source, or of an earlier moment. */
export function fillRow(given: GivenRow, known: Row): Row {
  const columns = Object.keys(given).map((column) => [column, known[column] ?? given[column] ?? null]);
  return Object.fromEntries(columns);
}

/** Adds a row to a plan and to the report, given the stored one. */
export function planRow(plan: TablePlan, row: Row, known: Row | undefined, report: ReportDraft): void {
  const verdict = known ? (sameRow(row, known) ? "same" : "changed") : "new";
  if (verdict === "new") plan.added.push(row);
  if (verdict === "changed") plan.changed.push(row);
  report.count(plan.table, verdict);
}

/** Compares rows with stored ones. */
export function planTable<Item extends { external_id: string; provisional?: boolean | undefined }>(
  { references, stored, report }: PlanInput,
  table: Exclude<EntityTable, "matches">,
  items: readonly Item[],
  columnsOf: (item: Item, path: string) => GivenRow | null,
  rules: TableRules = {},
): TablePlan {
  const plan: TablePlan = { table, key: ["id"], added: [], changed: [] };
  // Several names of a source can be one row: each continues what the one before it made of the row.
  const planned = new Map<number, Row>();
  for (const [index, item] of items.entries()) {
    const { id, isOwner } = references.identityOf(table, item.external_id);
    const known: Row | undefined = planned.get(id) ?? stored[table].get(id);
    const given = columnsOf(item, `${table}.${index}`);
    if (!given) continue;
    const fillsOnly = !isOwner || item.provisional === true;
    const columns = known && fillsOnly ? fillRow(given, known) : completeRow(given, known, rules);
    const row = { id, ...columns };
    planned.set(id, row);
    planRow(plan, row, known, report);
  }
  return plan;
}
