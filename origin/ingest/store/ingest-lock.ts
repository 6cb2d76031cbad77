import { bindQuery, type Database, readAll, type Statement } from "#origin/db/database.ts";
import type { ingests } from "#origin/db/schema/ingest.table.ts";
import { AppError } from "#shared/errors/index.ts";
import { deleteRows, insertRows, type StoredRow } from "./row.ts";
import { lastIngest } from "./store.queries.ts";

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
const isConflict = (thrown: unknown): boolean =>
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

/**
 * Lock of an operator's decision, to be read before all else. A batch stored in the meantime makes this transaction fail, and the other way round: both
 * number an ingest.
 */
export async function lockIngests(db: Database, nowMs: number): Promise<Statement[]> {
  const [[last]] = await readAll(db, bindQuery(lastIngest));
  const row = { id: (last?.id ?? 0) + 1, source: "operator", stored_at: nowMs, matches: 0 };
  return lockStatements(db, row);
}

/** Runs the statements as one transaction; `ingest_conflict` if a batch was stored since {@link lockIngests}. */
export async function commitLocked(db: Database, statements: Statement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (thrown) {
    if (!isConflict(thrown)) throw thrown;
    throw new AppError("ingest_conflict", { detail: "a batch was stored in the meantime; try again" });
  }
}
