import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Database, Statement } from "#origin/db/database.ts";
import { applyMigrations } from "#origin/db/migrate.ts";
import { readMigrations } from "#origin/db/migration-files.ts";

/** A SQLite file with the interface of D1. */
export function databaseOf(sqlite: DatabaseSync): Database {
  const prepared = new Map<string, ReturnType<DatabaseSync["prepare"]>>();

  function run<Row>(sql: string, values: readonly unknown[]): { results: Row[] } {
    const statement = prepared.get(sql) ?? sqlite.prepare(sql);
    prepared.set(sql, statement);
    return { results: statement.all(...(values as SQLInputValue[])) as Row[] };
  }
  const bound = (
    sql: string,
    values: readonly unknown[],
  ): Statement & { run<Row>(): { results: Row[] } } => ({
    bind: (...next) => bound(sql, next),
    all: async () => run(sql, values),
    run: () => run(sql, values),
  });

  return {
    prepare: (sql) => bound(sql, []),
    async batch<Row>(statements: Statement[]) {
      sqlite.exec("BEGIN");
      try {
        const results = (statements as ReturnType<typeof bound>[]).map((statement) => statement.run<Row>());
        sqlite.exec("COMMIT");
        return results;
      } catch (error) {
        sqlite.exec("ROLLBACK");
        throw error;
      }
    },
  };
}

/**
 * Origin's database in this process, in memory and migrated: for measurements with thousands of queries at many times.
 * Tests of origin's responses use D1 itself (`origin-harness.ts`).
 */
export async function createSqliteDatabase(): Promise<Database> {
  const database = databaseOf(new DatabaseSync(":memory:"));
  await applyMigrations(database, readMigrations());
  return database;
}
