import { AppError, messageOf } from "#shared/errors/index.ts";

interface Failure {
  /** Error messages of D1: SQLite's result codes (https://sqlite.org/rescode.html), and D1's own texts. */
  readonly pattern: RegExp;
  /** For the log. */
  readonly detail: string;
  readonly retryAfterSeconds: number;
}

/** Transient failures are worth an early retry; the others need an operator first. */
const FAILURES: readonly Failure[] = [
  {
    pattern: /SQLITE_(?:CORRUPT|NOTADB)/,
    detail: "the database is damaged: restore the last backup (npm run restore, docs/operations.md)",
    retryAfterSeconds: 60,
  },
  {
    pattern: /SQLITE_(?:FULL|IOERR|CANTOPEN|READONLY)|Exceeded maximum DB size/i,
    detail: "the database is not writable: check whether it or its disk is full",
    retryAfterSeconds: 60,
  },
  {
    pattern:
      /SQLITE_(?:BUSY|LOCKED|PROTOCOL)|D1 DB is overloaded|exceeded (?:timeout|its (?:CPU time|memory) limit)|Network connection lost/,
    detail: "the database is busy, or another process locks it",
    retryAfterSeconds: 5,
  },
  {
    // The local runtime hides the reason from Workers and logs it.
    pattern: /internal error; reference = /,
    detail: "the database failed (see the log above): a damaged one needs npm run restore",
    retryAfterSeconds: 5,
  },
];

/**
 * Maps an exception to `upstream_unavailable` (503 with retry time) if the database as a whole fails: locked by another
 * process, damaged, disk full, overloaded. Null for everything else, such as a constraint or a fault in SQL.
 */
export function databaseFailure(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return null;
  const message = messageOf(thrown);
  const found = FAILURES.find(({ pattern }) => pattern.test(message));
  if (!found) return null;
  const { detail, retryAfterSeconds } = found;
  return new AppError("upstream_unavailable", { detail, retryAfterSeconds, cause: thrown });
}
