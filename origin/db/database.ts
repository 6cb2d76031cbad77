/** The part of D1's interface that we use. Structural, so that a Worker's binding and Miniflare's both fit. */
export interface Statement {
  bind(...values: unknown[]): Statement;
  all<Row = unknown>(): Promise<{ results: Row[] }>;
}

/** A database; `Row` is the type of the rows that its statements return. `batch` runs its statements as one transaction, in one round trip. */
export interface Database {
  prepare(sql: string): Statement;
  batch<Row = unknown>(statements: Statement[]): Promise<{ results: Row[] }[]>;
}

/** Column types of SQLite. */
export type SqlValue = string | number | null;

/**
 * A query, declared once as text with the type of its rows. Queries live in `*.queries.ts` files and run only through
 * {@link readAll}: the query-plan test finds them that way.
 */
export interface Query<Row extends object> {
  readonly sql: string;
  /** Phantom field for the row type; never set. */
  readonly row?: Row;
}

/** Declares a query. The row type must list the selected columns with SQLite's own types. */
export const query = <Row extends object>(sql: string): Query<Row> => ({ sql });

interface BoundQuery<Row extends object> {
  readonly query: Query<Row>;
  readonly params: readonly SqlValue[];
}

/** A query with its parameters `?1, ?2, …`. */
export const bindQuery = <Row extends object>(
  bound: Query<Row>,
  ...params: readonly SqlValue[]
): BoundQuery<Row> => ({ query: bound, params });

type Answers<Queries extends readonly BoundQuery<object>[]> = {
  [I in keyof Queries]: Queries[I] extends BoundQuery<infer Row> ? Row[] : never;
};

/** Runs several queries on one snapshot, in one round trip. */
export async function readAll<const Queries extends readonly BoundQuery<object>[]>(
  db: Database,
  ...queries: Queries
): Promise<Answers<Queries>> {
  const results = await db.batch(
    queries.map((bound) => {
      const statement = db.prepare(bound.query.sql);
      return bound.params.length > 0 ? statement.bind(...bound.params) : statement;
    }),
  );
  // The one place where rows get their declared types: SQLite returns the columns that the statement selects.
  return results.map(({ results: rows }) => rows) as Answers<Queries>;
}
