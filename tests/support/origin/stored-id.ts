import type { Database } from "#origin/db/database.ts";
import { rowsOf } from "./rows-of.ts";

/** Our id of an object of the builders' source, for tests that store first and query later. */
export async function storedId(db: Database, kind: string, externalId: string): Promise<number> {
  const sql = "SELECT id FROM external_ids WHERE kind = ?1 AND external_id = ?2";
  const [row] = await rowsOf<{ id: number }>(db, sql, kind, externalId);
  if (!row) throw new Error(`no ${externalId} is stored among the ${kind}`);
  return row.id;
}
