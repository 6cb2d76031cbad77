/** What we need of D1. Structural, so that the binding of a Worker and the one Miniflare hands to tests both fit. */
export interface Statement {
  bind(...values: unknown[]): Statement;
  all(): Promise<{ results: unknown[] }>;
}

/** A database; `batch` runs its statements as one transaction, in one round trip. */
export interface Database {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<{ results: unknown[] }[]>;
}

/** What SQLite stores in a column. */
export type SqlValue = string | number | null;

/**
 * A read, declared once as text beside the type of its rows. Reads live in `*.queries.ts` files and are asked
 * through {@link readAll} only: that is how the query-plan test finds every one of them.
 */
export interface Query<Row extends object> {
  readonly sql: string;
  /** Never set: it carries the row's type. */
  readonly row?: Row;
}

/** Declares a read. The row type must list the selected columns with SQLite's own types. */
export const query = <Row extends object>(sql: string): Query<Row> => ({ sql });

interface Question<Row extends object> {
  readonly query: Query<Row>;
  readonly params: readonly SqlValue[];
}

/** A read with its parameters `?1, ?2, …`. */
export const ask = <Row extends object>(
  question: Query<Row>,
  ...params: readonly SqlValue[]
): Question<Row> => ({ query: question, params });

type Answers<Asked extends readonly Question<object>[]> = {
  [I in keyof Asked]: Asked[I] extends Question<infer Row> ? Row[] : never;
};

/** Answers several reads from one snapshot, in one round trip. */
export async function readAll<const Asked extends readonly Question<object>[]>(
  db: Database,
  ...asked: Asked
): Promise<Answers<Asked>> {
  const results = await db.batch(
    asked.map((question) => {
      const statement = db.prepare(question.query.sql);
      return question.params.length > 0 ? statement.bind(...question.params) : statement;
    }),
  );
  // The one place where rows get their declared types: SQLite answers what the statement selects.
  return results.map(({ results: rows }) => rows) as Answers<Asked>;
}
