import type { SqlValue } from "#origin/db/database.ts";
import type { Batch } from "../../batch.schema.ts";
import type { EntityTable } from "../entity-table.ts";
import type { References } from "../references.ts";
import type { ReportDraft } from "../report.ts";
import { type Row, type StoredRow, sameRow } from "../row.ts";
import type { Stored } from "../stored.ts";

/** Rows of one table that have to be written. */
export interface TablePlan {
  readonly table: EntityTable | "stage_teams" | "honors";
  readonly key: readonly string[];
  readonly added: Row[];
  readonly changed: Row[];
}

export interface PlanInput {
  readonly batch: Batch;
  readonly references: References;
  readonly stored: Stored;
  readonly report: ReportDraft;
  /** Arrival of the batch, milliseconds UTC. */
  readonly nowMs: number;
}

/** Columns as a batch gives them; `undefined` stands for a field that was left out: what is stored stays. */
export type Columns<Table extends { $inferSelect: object }> = {
  [Column in Exclude<keyof StoredRow<Table>, "id">]: StoredRow<Table>[Column] | undefined;
};

type GivenRow = Readonly<Record<string, SqlValue | undefined>>;

interface TableRules {
  /** Descriptive columns in which null means "this file does not say": it erases nothing either. */
  readonly keep?: readonly string[];
  /** What a column holds that nobody has said anything about; null unless given. */
  readonly defaults?: Row;
}

/** A whole row of the columns given, with what is known in the place of what is not said. */
export function completeRow(given: GivenRow, known: Row | undefined, rules: TableRules = {}): Row {
  const { keep = [], defaults = {} } = rules;
  const row: Record<string, SqlValue> = {};
  for (const column in given) {
    const value = given[column];
    const isSaid = value !== undefined && (value !== null || !keep.includes(column));
    row[column] = isSaid ? value : (known?.[column] ?? defaults[column] ?? null);
  }
  return row;
}

/** Id of what a row names, or may name; null and left out stay what they are. */
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

/** The row of another source, with what this one adds where that one says nothing. */
function fillRow(given: GivenRow, known: Row): Row {
  const columns = Object.keys(given).map((column) => [column, known[column] ?? given[column] ?? null]);
  return Object.fromEntries(columns);
}

/** Takes a row into a plan, and into the report, by what is stored of it. */
export function planRow(plan: TablePlan, row: Row, known: Row | undefined, report: ReportDraft): void {
  const verdict = known ? (sameRow(row, known) ? "same" : "changed") : "new";
  if (verdict === "new") plan.added.push(row);
  if (verdict === "changed") plan.changed.push(row);
  report.count(plan.table, verdict);
}

/** Compares rows with what is stored. */
export function planTable<Item extends { external_id: string }>(
  { references, stored, report }: PlanInput,
  table: Exclude<EntityTable, "matches">,
  items: readonly Item[],
  columnsOf: (item: Item, path: string) => GivenRow | null,
  rules: TableRules = {},
): TablePlan {
  const plan: TablePlan = { table, key: ["id"], added: [], changed: [] };
  for (const [index, item] of items.entries()) {
    const { id, isOwner } = references.identityOf(table, item.external_id);
    const known: Row | undefined = stored[table].get(id);
    const given = columnsOf(item, `${table}.${index}`);
    if (!given) continue;
    const columns = known && !isOwner ? fillRow(given, known) : completeRow(given, known, rules);
    planRow(plan, { id, ...columns }, known, report);
  }
  return plan;
}
