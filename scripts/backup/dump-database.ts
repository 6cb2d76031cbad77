import { writeDumpFile } from "./backup-folder.ts";
import { type QueryRows, readSchema, type StoredTable } from "./database-schema.ts";
import { createRowWriter, readRows, type TableSum } from "./table-rows.ts";

const sorted = (sums: ReadonlyMap<string, TableSum>) =>
  Object.fromEntries([...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)));

/**
 * Writes a whole database as SQL. Tables that refer to others are read first: rows added in the meantime then refer to
 * rows that are copied too. Returns the parts in the order in which they have to be run.
 */
export async function dumpDatabase(
  query: QueryRows,
  folder: string,
  print: (line: string) => void,
): Promise<{ parts: string[]; tables: Record<string, TableSum> }> {
  const { tables, indexed, rest } = await readSchema(query);
  const sums = new Map<string, TableSum>();
  const dumpTable = (table: StoredTable, at: number) =>
    writeDumpFile(folder, `${String(at).padStart(3, "0")}-${table.name}`, async (write) => {
      const writer = createRowWriter(table, write);
      const sum = await readRows(query, table, writer.take);
      writer.flush();
      sums.set(table.name, sum);
      print(`  ${table.name.padEnd(28)} ${sum.rows}`);
    });
  const made = await writeDumpFile(folder, "000-tables", async (write) => {
    write("PRAGMA defer_foreign_keys = on;");
    for (const { sql } of tables) write(`${sql};`);
  });
  const rows: string[] = [];
  for (const [at, table] of [...tables.entries()].toReversed()) rows.unshift(await dumpTable(table, at + 1));
  const first = tables.length + 1;
  const virtual: string[] = [];
  for (const [at, table] of indexed.entries()) {
    virtual.push(
      await writeDumpFile(
        folder,
        `${String(first + at).padStart(3, "0")}-make-${table.name}`,
        async (write) => write(`${table.sql};`),
      ),
      await dumpTable(table, first + at),
    );
  }
  const last = await writeDumpFile(folder, "999-last", async (write) => {
    // The highest number that was ever given stays given.
    const sequences = await query("SELECT name, seq FROM sqlite_sequence ORDER BY name");
    write("DELETE FROM sqlite_sequence;");
    for (const { name, seq } of sequences)
      write(`INSERT INTO sqlite_sequence (name, seq) VALUES ('${String(name)}', ${Number(seq)});`);
    for (const sql of rest) write(`${sql};`);
  });
  return { parts: [made, ...rows, ...virtual, last], tables: sorted(sums) };
}

/** Content of a database, by table, for comparison. */
export async function sumDatabase(query: QueryRows): Promise<Record<string, TableSum>> {
  const { tables, indexed } = await readSchema(query);
  const sums = new Map<string, TableSum>();
  for (const table of [...tables, ...indexed])
    sums.set(table.name, await readRows(query, table, () => undefined));
  return sorted(sums);
}

/** Rows with dangling references, by table; none in a copy of a site without traffic. */
export async function danglingRows(query: QueryRows): Promise<Record<string, number>> {
  const found = await query("PRAGMA foreign_key_check");
  const counts: Record<string, number> = {};
  for (const { table } of found) counts[String(table)] = (counts[String(table)] ?? 0) + 1;
  return counts;
}

/** True if nothing of a site is in a database, not even its tables. */
export async function isEmptyDatabase(query: QueryRows): Promise<boolean> {
  return (await readSchema(query)).tables.length === 0;
}
