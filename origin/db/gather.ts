import type { Database, Statement } from "./database.ts";

interface Waiting {
  readonly statements: readonly Statement[];
  /** `never`: each caller has its own type of rows. */
  readonly resolve: (results: { results: never[] }[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Wraps a database so that queries of one event-loop turn run as one batch, in one round trip. */
export function gather(db: Database): Database {
  let waiting: Waiting[] = [];

  async function send(): Promise<void> {
    const turn = waiting;
    waiting = [];
    try {
      const results = await db.batch<never>(turn.flatMap(({ statements }) => statements));
      let from = 0;
      for (const { statements, resolve } of turn) {
        resolve(results.slice(from, from + statements.length));
        from += statements.length;
      }
    } catch (error) {
      for (const { reject } of turn) reject(error);
    }
  }

  return {
    prepare: (sql) => db.prepare(sql),
    batch: (statements) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) queueMicrotask(send);
        waiting.push({ statements, resolve, reject });
      }),
  };
}
