import type { Database, SqlValue } from "#origin/db/database.ts";

/** Rows of a statement that a test writes itself, with the type that the test gives them. */
export async function rowsOf<Row>(db: Database, sql: string, ...params: SqlValue[]): Promise<Row[]> {
  const statement = db.prepare(sql);
  const { results } = await (params.length > 0 ? statement.bind(...params) : statement).all();
  return results as Row[];
}
