/** Queries a database; rows by the names of their columns. */
export type QueryRows = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** A table as far as its rows have to be read and written again. */
export interface StoredTable {
  readonly name: string;
  /** The SQL that created it. */
  readonly sql: string;
  readonly columns: readonly string[];
  /** Key that orders and names its rows: its primary key where it has no rowid, else the rowid. */
  readonly key: readonly string[];
  /** Tables that it refers to; they need their rows first. */
  readonly refersTo: readonly string[];
}

export interface DatabaseSchema {
  /** Tables that must come before it. */
  readonly tables: readonly StoredTable[];
  /** Full-text indexes, each with the rows that were put into it. */
  readonly indexed: readonly StoredTable[];
  /** Views, indexes and triggers, in the order in which they can be made. */
  readonly rest: readonly string[];
}

/** Writes a name so that SQL takes it for one. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** SQLite's own tables, and those in which the platform keeps its books. */
const NOT_OURS = /^(sqlite_|_cf_)/;
const SHADOW = /_(data|idx|content|docsize|config)$/;
const REST = ["view", "index", "trigger"];

/** Reads the columns and references of all tables, each in one query: many queries are slow on a remote database. */
async function queryStructure(query: QueryRows) {
  const from = "FROM sqlite_schema s JOIN";
  // The platform's books may not be looked into.
  const where = "WHERE s.type = 'table' AND s.name NOT GLOB '_cf_*'";
  const columns = await query(
    `SELECT s.name AS of_table, p.name, p.pk ${from} pragma_table_info(s.name) p ${where} ORDER BY s.name, p.cid`,
  );
  const references = await query(
    `SELECT s.name AS of_table, f."table" AS target ${from} pragma_foreign_key_list(s.name) f ${where}`,
  );
  return function describe({ name, sql }: { name: string; sql: string }): StoredTable {
    const own = columns.filter((column) => column.of_table === name);
    const primary = own.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
    const hasRowid = !/WITHOUT ROWID/i.test(sql);
    const targets = references.flatMap(({ of_table, target }) => (of_table === name ? [String(target)] : []));
    return {
      ...{ name, sql, columns: own.map((column) => String(column.name)) },
      key: hasRowid ? ["rowid"] : primary.map((column) => String(column.name)),
      refersTo: [...new Set(targets)].filter((other) => other !== name),
    };
  };
}

/** Tables in an order in which each comes after those that it refers to. Circular references keep their given order. */
function inOrder(tables: readonly StoredTable[]): StoredTable[] {
  const placed = new Map<string, StoredTable>();
  const place = (table: StoredTable, above: ReadonlySet<string>): void => {
    if (placed.has(table.name) || above.has(table.name)) return;
    const next = new Set([...above, table.name]);
    for (const other of tables) if (table.refersTo.includes(other.name)) place(other, next);
    placed.set(table.name, table);
  };
  for (const table of tables) place(table, new Set());
  return [...placed.values()];
}

/** Reads the schema of a database. */
export async function readSchema(query: QueryRows): Promise<DatabaseSchema> {
  const all = (await query("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"))
    .map(({ type, name, sql }) => ({ type: String(type), name: String(name), sql: String(sql) }))
    .filter(({ name }) => !NOT_OURS.test(name));
  if (all.length === 0) return { tables: [], indexed: [], rest: [] };
  const isVirtual = ({ sql }: { sql: string }) => /^CREATE VIRTUAL TABLE/i.test(sql);
  const virtual = all.filter(isVirtual);
  const indexes = new Set(virtual.map(({ name }) => name));
  const isShadow = (name: string) => SHADOW.test(name) && indexes.has(name.replace(SHADOW, ""));
  const describe = await queryStructure(query);
  const plain = all.filter((one) => one.type === "table" && !isVirtual(one) && !isShadow(one.name));
  return {
    tables: inOrder(plain.map(describe)),
    indexed: virtual.map(describe),
    rest: REST.flatMap((type) => all.filter((one) => one.type === type).map(({ sql }) => sql)),
  };
}
