import type { Database, Statement } from "#origin/db/database.ts";
import type { ingests } from "#origin/db/schema/ingest.table.ts";
import { AppError } from "#shared/errors/index.ts";
import { deleteRows, insertRows, type StoredRow } from "./row.ts";

/** Keeps a frequently polled provider from making the log the largest table. */
const INGESTS_LOGGED = 1000;

/** Retries when something else was stored during the comparison. */
const ATTEMPTS = 3;

/** Statements that log an ingest, and so lock: of two with the same number the second fails. */
export function lockStatements(db: Database, log: StoredRow<typeof ingests>): Statement[] {
  // Numbers have no gaps, so one row is added and one deleted.
  return [...insertRows(db, "ingests", [log]), ...deleteRows(db, "ingests", "id", [log.id - INGESTS_LOGGED])];
}

/** Only the ingest number indicates a concurrent batch; any other key conflict is a bug. */
export const isConflict = (thrown: unknown): boolean =>
  thrown instanceof Error && /UNIQUE constraint failed: ingests\.id\b/.test(thrown.message);

/**
 * Reads, plans and writes with `attempt`, again while something else was stored meanwhile. Throws `ingest_conflict`
 * when that keeps happening.
 */
export async function retryOnConflict<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let made = 1; made <= ATTEMPTS; made += 1) {
    try {
      return await attempt();
    } catch (thrown) {
      if (!isConflict(thrown)) throw thrown;
    }
  }
  throw new AppError("ingest_conflict", {
    detail: "other batches were stored in the meantime; send this one again",
  });
}
