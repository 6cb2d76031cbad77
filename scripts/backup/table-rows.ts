import { createHash } from "node:crypto";
import { type QueryRows, quoteName, type StoredTable } from "./database-schema.ts";

/** Content of a table, for comparison. */
export interface TableSum {
  readonly rows: number;
  /** SHA-256 of all rows in the order of their key, as SQL writes them. */
  readonly sha256: string;
}

/** Approximate size of a read. Rows are of very different lengths: the next number follows from the last. */
const PORTION_BYTES = 4_000_000;
const MOST_ROWS = 20_000;

/** Columns that a row is written with: an implicit rowid too, so that nothing that refers to one points elsewhere. */
export const writtenColumns = ({ key, columns }: StoredTable): readonly string[] =>
  key[0] === "rowid" ? ["rowid", ...columns] : columns;

/** Reads a table in key order by portions, values in SQL's own writing (`quote`). Returns its content. */
export async function readRows(
  query: QueryRows,
  table: StoredTable,
  take: (values: readonly string[]) => void,
): Promise<TableSum> {
  const columns = writtenColumns(table);
  const places = table.key.map((name) => columns.indexOf(name));
  const key = `(${table.key.map(quoteName).join(", ")})`;
  const selected = columns.map((name, at) => `quote(${quoteName(name)}) AS c${at}`).join(", ");
  const hash = createHash("sha256");
  let rows = 0;
  let limit = 1_000;
  for (let after: readonly string[] | null = null; ; ) {
    const where: string = after === null ? "" : ` WHERE ${key} > (${after.join(", ")})`;
    const order = table.key.map(quoteName).join(", ");
    const found = await query(
      `SELECT ${selected} FROM ${quoteName(table.name)}${where} ORDER BY ${order} LIMIT ${limit}`,
    );
    let bytes = 0;
    let last: readonly string[] = [];
    for (const row of found) {
      last = columns.map((_, at) => String(row[`c${at}`]));
      const line = last.join(",");
      hash.update(`${line}\n`);
      bytes += line.length;
      take(last);
    }
    rows += found.length;
    if (found.length < limit) return { rows, sha256: hash.digest("hex") };
    after = places.map((at) => last[at] ?? "NULL");
    limit = Math.max(1, Math.min(MOST_ROWS, Math.floor((found.length * PORTION_BYTES) / Math.max(1, bytes))));
  }
}

/** D1 takes statements up to 100,000 bytes (its documentation, "Limits"). */
const STATEMENT_BYTES = 90_000;
const sizeOf = (text: string) => Buffer.byteLength(text);

/** A text too long for one statement in pieces that are short enough, none of them in the middle of a character. */
function piecesOf(literal: string): string[] {
  const text = [...literal.slice(1, -1).replaceAll("''", "'")];
  const pieces: string[] = [];
  // A character has four bytes at most, and a quotation mark is written twice.
  const each = Math.floor(STATEMENT_BYTES / 5);
  for (let at = 0; at < text.length; at += each) pieces.push(text.slice(at, at + each).join(""));
  return pieces.map((piece) => `'${piece.replaceAll("'", "''")}'`);
}

/** Statements that write rows, as many rows a statement as it takes. */
export function createRowWriter(table: StoredTable, write: (statement: string) => void) {
  const columns = writtenColumns(table);
  const name = quoteName(table.name);
  const head = `INSERT INTO ${name} (${columns.map(quoteName).join(", ")}) VALUES\n`;
  const headSize = sizeOf(head);
  let waiting: string[] = [];
  let size = headSize;
  const flush = () => {
    if (waiting.length > 0) write(`${head}${waiting.join(",\n")};`);
    waiting = [];
    size = headSize;
  };
  const writeLong = (values: readonly string[]) => {
    const isLong = (value: string) => sizeOf(value) > STATEMENT_BYTES / (2 * columns.length);
    const where = table.key.map((key) => `${quoteName(key)} = ${values[columns.indexOf(key)]}`).join(" AND ");
    const short = values.map((value) => (isLong(value) && value.startsWith("'") ? "''" : value));
    write(`${head}(${short.join(", ")});`);
    for (const [at, value] of values.entries()) {
      if (short[at] === value) continue;
      const column = quoteName(columns[at] ?? "");
      for (const piece of piecesOf(value))
        write(`UPDATE ${name} SET ${column} = ${column} || ${piece} WHERE ${where};`);
    }
  };
  return {
    take(values: readonly string[]) {
      const row = `(${values.join(", ")})`;
      // With the separator between it and the next.
      const bytes = sizeOf(row) + 2;
      if (size + bytes > STATEMENT_BYTES) flush();
      if (size + bytes > STATEMENT_BYTES) return writeLong(values);
      waiting.push(row);
      size += bytes;
    },
    flush,
  };
}
