import type { Database, SqlValue, Statement } from "#origin/db/database.ts";

type Plain<Value> = Value extends number ? number : Value;

/** A row as the store writes it: the table's columns, with ids as plain numbers, because the store assigns them. */
export type StoredRow<Table extends { $inferSelect: object }> = {
  [Column in keyof Table["$inferSelect"]]: Plain<Table["$inferSelect"][Column]>;
};

export type Row = Readonly<Record<string, SqlValue>>;

/**
 * D1 allows 100 parameters a statement but values up to 2 MB, so rows are sent as one JSON text. Letters outside ASCII
 * take up to three bytes each: half a million characters always stay below the limit.
 */
const MAX_JSON_LENGTH = 500_000;

/** Splits a list into JSON arrays short enough for one parameter. */
export function jsonPortions(list: readonly unknown[]): string[] {
  const portions: string[] = [];
  let items: string[] = [];
  let length = 0;
  for (const item of list.map((entry) => JSON.stringify(entry))) {
    if (length + item.length > MAX_JSON_LENGTH && items.length > 0) {
      portions.push(`[${items.join()}]`);
      items = [];
      length = 0;
    }
    items.push(item);
    length += item.length + 1;
  }
  if (items.length > 0) portions.push(`[${items.join()}]`);
  return portions;
}

/** Statements that insert rows, all with the columns of the first one. `conflict` is an upsert clause. */
export function insertRows(db: Database, table: string, rows: readonly Row[], conflict = ""): Statement[] {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((_, index) => `value ->> ${index}`);
  // "WHERE true" tells SQLite that ON is not the beginning of a join (sqlite.org/lang_upsert.html, section 2.2).
  const sql = `INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values.join(", ")}
    FROM json_each(?1) WHERE true ${conflict}`;
  const lists = rows.map((row) => columns.map((column) => row[column] ?? null));
  return jsonPortions(lists).map((json) => db.prepare(sql).bind(json));
}

/** Statements that upsert rows by key. */
export function replaceRows(
  db: Database,
  table: string,
  rows: readonly Row[],
  key: readonly string[],
): Statement[] {
  const updated = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
  const sets = updated.map((column) => `${column} = excluded.${column}`);
  return insertRows(db, table, rows, `ON CONFLICT (${key.join(", ")}) DO UPDATE SET ${sets.join(", ")}`);
}

/** Statements that delete the rows whose `column` is in a list. */
export function deleteRows(
  db: Database,
  table: string,
  column: string,
  values: readonly number[],
): Statement[] {
  const sql = `DELETE FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?1))`;
  return jsonPortions(values).map((json) => db.prepare(sql).bind(json));
}

/** Statements that delete rows by a key of several columns. */
export function deleteByKey(
  db: Database,
  table: string,
  rows: readonly Row[],
  key: readonly string[],
): Statement[] {
  const values = key.map((_, index) => `value ->> ${index}`);
  const sql = `DELETE FROM ${table} WHERE (${key.join(", ")}) IN (SELECT ${values.join(", ")} FROM json_each(?1))`;
  const keys = rows.map((row) => key.map((column) => row[column] ?? null));
  return jsonPortions(keys).map((json) => db.prepare(sql).bind(json));
}

/** Statements that delete the external ids of rows of a table. */
export function deleteExternalIds(db: Database, kind: string, ids: readonly number[]): Statement[] {
  const sql = "DELETE FROM external_ids WHERE kind = ?1 AND id IN (SELECT value FROM json_each(?2))";
  return jsonPortions(ids).map((json) => db.prepare(sql).bind(kind, json));
}

/** True when every column of `wanted` has the same value in `stored`. */
export function sameRow(wanted: Row, stored: Row): boolean {
  return Object.keys(wanted).every((column) => wanted[column] === stored[column]);
}

/** True when two lists hold the same rows in any order. No list holds a row twice. */
export function sameRows(wanted: readonly Row[], stored: readonly Row[]): boolean {
  const [first] = wanted;
  if (wanted.length !== stored.length) return false;
  if (!first || wanted.every((row, index) => sameRow(row, stored[index] ?? {}))) return true;
  const columns = Object.keys(first);
  const textOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]));
  const texts = new Set(stored.map(textOf));
  return wanted.every((row) => texts.has(textOf(row)));
}
