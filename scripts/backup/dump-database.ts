import { writePart } from "./backup-folder.ts";
import { type AskRows, readSchema, type StoredTable } from "./database-schema.ts";
import { createRowWriter, readRows, type TableSum } from "./table-rows.ts";

const sorted = (sums: ReadonlyMap<string, TableSum>) =>
  Object.fromEntries([...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Writes a whole database as SQL. Tables that refer to others are read first: rows added in the meantime then refer to
 * rows that are copied too. Returns the parts in the order in which they have to be run.
 */
export async function dumpDatabase(
  ask: AskRows,
  folder: string,
  say: (line: string) => void,
): Promise<{ parts: string[]; tables: Record<string, TableSum> }> {
  const { tables, indexed, rest } = await readSchema(ask);
  const sums = new Map<string, TableSum>();
  const partOf = (table: StoredTable, at: number) =>
    writePart(folder, `${String(at).padStart(3, "0")}-${table.name}`, async (write) => {
      const writer = createRowWriter(table, write);
      const sum = await readRows(ask, table, writer.take);
      writer.flush();
      sums.set(table.name, sum);
      say(`  ${table.name.padEnd(28)} ${sum.rows}`);
    });
  const made = await writePart(folder, "000-tables", async (write) => {
    write("PRAGMA defer_foreign_keys = on;");
    for (const { sql } of tables) write(`${sql};`);
  });
  const rows: string[] = [];
  for (const [at, table] of [...tables.entries()].toReversed()) rows.unshift(await partOf(table, at + 1));
  const first = tables.length + 1;
  const virtual: string[] = [];
  for (const [at, table] of indexed.entries()) {
    virtual.push(
      await writePart(folder, `${String(first + at).padStart(3, "0")}-make-${table.name}`, async (write) =>
        write(`${table.sql};`),
      ),
      await partOf(table, first + at),
    );
  }
  const last = await writePart(folder, "999-last", async (write) => {
    // The highest number that was ever given stays given.
    const sequences = await ask("SELECT name, seq FROM sqlite_sequence ORDER BY name");
    write("DELETE FROM sqlite_sequence;");
    for (const { name, seq } of sequences)
      write(`INSERT INTO sqlite_sequence (name, seq) VALUES ('${String(name)}', ${Number(seq)});`);
    for (const sql of rest) write(`${sql};`);
  });
  return { parts: [made, ...rows, ...virtual, last], tables: sorted(sums) };
}

/** Content of a database, by table, for comparison. */
export async function sumDatabase(ask: AskRows): Promise<Record<string, TableSum>> {
  const { tables, indexed } = await readSchema(ask);
  const sums = new Map<string, TableSum>();
  for (const table of [...tables, ...indexed])
    sums.set(table.name, await readRows(ask, table, () => undefined));
  return sorted(sums);
}

/** Rows with dangling references, by table; none in a copy of a site without traffic. */
export async function danglingRows(ask: AskRows): Promise<Record<string, number>> {
  const found = await ask("PRAGMA foreign_key_check");
  const counts: Record<string, number> = {};
  for (const { table } of found) counts[String(table)] = (counts[String(table)] ?? 0) + 1;
  return counts;
}

/** Whether nothing of a site is in a database, not even its tables. */
export async function isEmptyDatabase(ask: AskRows): Promise<boolean> {
  return (await readSchema(ask)).tables.length === 0;
}
