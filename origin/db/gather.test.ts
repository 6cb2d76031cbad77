import { describe, expect, it } from "vitest";
import { bindQuery, type Database, query, readAll, type Statement } from "./database.ts";
import { gather } from "./gather.ts";

/** Returns each statement's own text, and records the batches. */
function echo(): { db: Database; batches: string[][] } {
  const batches: string[][] = [];
  const texts = new Map<Statement, string>();
  const prepare = (sql: string): Statement => {
    const statement: Statement = { bind: () => statement, all: async () => ({ results: [] }) };
    texts.set(statement, sql);
    return statement;
  };
  const batch: Database["batch"] = async <Row>(statements: Statement[]) => {
    const sqls = statements.map((statement) => texts.get(statement) ?? "");
    batches.push(sqls);
    if (sqls.includes("broken")) throw new Error("no such table");
    return sqls.map((sql) => ({ results: [{ sql } as Row] }));
  };
  return { db: { prepare, batch }, batches };
}

const reading = (db: Database, ...texts: string[]) =>
  readAll(db, ...texts.map((text) => bindQuery(query<{ sql: string }>(text))));
const rowsOf = (...texts: string[]) => texts.map((sql) => [{ sql }]);

describe("Queries gathered in one turn", () => {
  it("Statements of one turn run as one batch, and each caller gets its own result", async () => {
    const { db, batches } = echo();
    const together = gather(db);
    const answers = await Promise.all([reading(together, "a", "b"), reading(together, "c")]);
    expect(answers).toEqual([rowsOf("a", "b"), rowsOf("c")]);
    expect(batches).toEqual([["a", "b", "c"]]);
    expect(await reading(together, "d")).toEqual(rowsOf("d"));
    expect(batches).toHaveLength(2);
  });

  it("A failed batch rejects all statements of its turn, and the next turn succeeds", async () => {
    const together = gather(echo().db);
    const outcomes = await Promise.allSettled([reading(together, "a"), reading(together, "broken")]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await reading(together, "a")).toEqual(rowsOf("a"));
  });
});
