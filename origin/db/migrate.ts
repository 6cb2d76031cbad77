import type { Database } from "./database.ts";

/** One SQL file of origin/db/migrations; its statements are separated by drizzle's breakpoint comments. */
export interface Migration {
  /** File name with `.sql`, as recorded in the bookkeeping table. */
  readonly name: string;
  readonly sql: string;
}

/** The table of `wrangler d1 migrations apply`, so that both ways of migrating share their state. */
const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

const statementsOf = ({ sql }: Migration): string[] =>
  sql
    .split("--> statement-breakpoint")
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");

async function appliedNames(db: Database): Promise<Set<unknown>> {
  await db.prepare(BOOKKEEPING).all();
  const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
  return new Set(
    results.map((row) => (typeof row === "object" && row !== null && "name" in row ? row.name : undefined)),
  );
}

/**
 * Applies pending migrations in the order of their names, each in one transaction with its bookkeeping row. Returns the
 * names applied now; if one fails, it is rolled back and the call rejects with SQLite's message.
 */
export async function applyMigrations(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await appliedNames(db);
  const pending = migrations
    .filter(({ name }) => !applied.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const migration of pending) {
    const statements = statementsOf(migration).map((sql) => db.prepare(sql));
    statements.push(db.prepare("INSERT INTO d1_migrations (name) VALUES (?1)").bind(migration.name));
    await db.batch(statements);
  }
  return pending.map(({ name }) => name);
}
