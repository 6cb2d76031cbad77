import { expect, it } from "vitest";
import type { StoredTable } from "./database-schema.ts";
import { createRowWriter } from "./table-rows.ts";

/** D1's documentation, "Limits": the longest statement. */
const D1_STATEMENT_BYTES = 100_000;
const pairs: StoredTable = { name: "pair", sql: "", columns: ["a", "b"], key: ["a", "b"], refersTo: [] };

function statementsOf(table: StoredTable, rows: readonly (readonly string[])[]): string[] {
  const statements: string[] = [];
  const writer = createRowWriter(table, (statement) => statements.push(statement));
  for (const row of rows) writer.take(row);
  writer.flush();
  return statements;
}
const longest = (statements: readonly string[]) =>
  Math.max(...statements.map((statement) => Buffer.byteLength(statement)));

it("A statement of many short rows stays below D1's limit, and no row is left out", () => {
  const rows = Array.from({ length: 30_000 }, (_, at) => [String(at % 10), String(at)]);
  const statements = statementsOf(pairs, rows);
  expect(longest(statements)).toBeLessThanOrEqual(D1_STATEMENT_BYTES);
  const written = statements.flatMap((statement) => statement.match(/\(\d+, \d+\)/g) ?? []);
  expect(written).toEqual(rows.map((row) => `(${row.join(", ")})`));
});

it("The names of a wide table's columns count too", () => {
  const columns = Array.from({ length: 100 }, (_, at) => `${"c".repeat(150)}${at}`);
  const wide = { ...pairs, columns, key: [columns[0] ?? ""] };
  const row = columns.map(() => `'${"x".repeat(440)}'`);
  expect(longest(statementsOf(wide, [row, row, row]))).toBeLessThanOrEqual(D1_STATEMENT_BYTES);
});
