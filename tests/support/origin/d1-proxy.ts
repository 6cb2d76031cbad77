import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Database, Statement } from "#origin/db/database.ts";
import { retryOnClosedConnection } from "#scripts/site/closed-connection.ts";

/**
 * D1 in a running workerd, through a Worker of the tests beside origin. Miniflare's own proxy blocks this process for
 * each `prepare` and each `bind` and costs ten times as much; here a batch is one request.
 */

export const D1_PROXY_NAME = "d1-proxy";
export const d1ProxyScript = readFileSync(
  fileURLToPath(new URL("./d1-proxy.worker.js", import.meta.url)),
  "utf8",
);

interface Answer<Row> {
  readonly rows?: Row[][];
  readonly failure?: string;
}

const fits = (value: unknown): boolean =>
  value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);

/** The database of the proxy Worker at a URL. */
export function databaseBehind(proxyUrl: string): Database {
  const queries = new WeakMap<Statement, readonly [sql: string, values: readonly unknown[]]>();
  async function send<Row>(
    statements: readonly Statement[],
    together: boolean,
  ): Promise<{ results: Row[] }[]> {
    const body = JSON.stringify({ statements: statements.map((one) => queries.get(one)), together });
    const response = await retryOnClosedConnection(() => fetch(proxyUrl, { method: "POST", body }));
    const { rows, failure } = (await response.json()) as Answer<Row>;
    if (rows === undefined) throw new Error(failure);
    return rows.map((results) => ({ results }));
  }
  function prepared(sql: string, values: readonly unknown[]): Statement {
    const statement: Statement = {
      bind(...next) {
        const odd = next.findIndex((value) => !fits(value));
        if (odd >= 0) throw new Error(`D1_TYPE_ERROR: ${typeof next[odd]} at ${odd + 1} of ${sql}`);
        return prepared(sql, next);
      },
      async all<Row>() {
        const [answer] = await send<Row>([statement], false);
        return answer ?? { results: [] };
      },
    };
    queries.set(statement, [sql, values]);
    return statement;
  }
  return { prepare: (sql) => prepared(sql, []), batch: (statements) => send(statements, true) };
}
