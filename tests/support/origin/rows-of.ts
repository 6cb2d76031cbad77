import type { Database, SqlValue } from "#origin/db/database.ts";

/** Rows of a statement that a test writes itself, with the type that the test gives them. */
export async function rowsOf<Row>(db: Database, sql: string, ...params: SqlValue[]): Promise<Row[]> {
  const statement = db.prepare(sql);
  const { results } = await (params.length > 0 ? statement.bind(...params) : statement).all();
  return results as Row[];
}

/** Our id of an object of the builders' source, for tests that store first and query later. */
export async function storedId(db: Database, kind: string, externalId: string): Promise<number> {
  const sql = "SELECT id FROM external_ids WHERE kind = ?1 AND external_id = ?2";
  const [row] = await rowsOf<{ id: number }>(db, sql, kind, externalId);
  if (!row) throw new Error(`no ${externalId} is stored among the ${kind}`);
  return row.id;
}
