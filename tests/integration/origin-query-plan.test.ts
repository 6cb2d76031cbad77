import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Query } from "#origin/db/database.ts";
import { isRecord } from "#shared/json/is-record.ts";
import { type OriginHarness, startOrigin } from "#tests/support/origin/origin-harness.ts";

const ORIGIN = new URL("../../origin/", import.meta.url);
const files = readdirSync(ORIGIN, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".ts"),
);

/** Small tables, read whole by design. */
const READ_WHOLE = ["configurations", "pages", "page_meta", "menu_items", "categories", "countries"];

/** Searches in texts of a whole table, for an operator's rare decision. */
const SEARCHES = ["ingest/names/names.queries.ts.lineupsOfPlayer"];

function isQuery(value: unknown): value is Query<object> {
  return typeof value === "object" && value !== null && "sql" in value;
}

/** A query, or those in a table of queries by kind. */
function queriesIn(name: string, value: unknown): [string, string][] {
  if (isQuery(value)) return [[name, value.sql]];
  return isRecord(value)
    ? Object.entries(value).flatMap(([key, one]) => queriesIn(`${name}.${key}`, one))
    : [];
}

async function exportedQueries(): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const file of files.filter((name) => name.endsWith(".queries.ts"))) {
    found.push(...queriesIn(file, await import(new URL(file, ORIGIN).href)));
  }
  return found;
}

/** SQLite's query plan, one line a step. */
async function planOf(db: Database, sql: string): Promise<string[]> {
  const params = Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map((found) => Number(found[1])));
  const explain = db.prepare(`EXPLAIN QUERY PLAN ${sql}`);
  const { results } = await (params > 0 ? explain.bind(...Array(params).fill(null)) : explain).all();
  return results.map((row) => String((row as { detail: unknown }).detail));
}

/** External ids of a whole kind, hundreds of thousands of players; countries are few. */
const KIND_OF_IDS = /external_ids_by_id \(kind=\?\)/;

/** Steps that scan a whole table: allowed over an index, over a subquery's own rows and over json_each. */
function tableScans(steps: readonly string[], sql: string): string[] {
  return steps.filter((step) => {
    const table = /^SCAN (\S+)/.exec(step)?.[1];
    if (table === undefined || /USING (COVERING )?INDEX|VIRTUAL TABLE|CONSTANT ROW/.test(step)) return false;
    const isNamed = new RegExp(`\\b${table} AS (MATERIALIZED )?\\(`).test(sql);
    const isSubquery = isNamed || new RegExp(`\\)\\s*(AS\\s+)?${table}\\b`).test(sql) || /^\(/.test(table);
    return !isSubquery && !READ_WHOLE.includes(table);
  });
}

describe("reads of origin", () => {
  let origin: OriginHarness;
  beforeAll(async () => {
    origin = await startOrigin();
  });
  afterAll(() => origin.dispose());

  it("Every read of origin uses an index, except searches in texts", async () => {
    const queries = await exportedQueries();
    expect(queries.length).toBeGreaterThan(30);
    const scans: Record<string, string[]> = {};
    for (const [name, sql] of queries) {
      const steps = await planOf(origin.db, sql);
      expect(steps.length, name).toBeGreaterThan(0);
      const found = tableScans(steps, sql);
      if (found.length > 0 && !SEARCHES.includes(name)) scans[name] = steps;
    }
    expect(scans).toEqual({});
  });

  it("No read of origin walks all external ids of a kind, except those of countries", async () => {
    const walking: string[] = [];
    for (const [name, sql] of await exportedQueries()) {
      if ((await planOf(origin.db, sql)).some((step) => KIND_OF_IDS.test(step))) walking.push(name);
    }
    expect(walking).toEqual(["ingest/link/link.queries.ts.countryCodes"]);
  });

  it("Reads of origin that scan are found: a table without a fitting index is named", async () => {
    const sql = "SELECT * FROM matches WHERE round = 'Final'";
    expect(tableScans(await planOf(origin.db, sql), sql)).toEqual(["SCAN matches"]);
  });

  it("Reads of origin are declared in *.queries.ts only, so that none escapes this test", () => {
    const prepares = files.filter(
      (name) =>
        !name.endsWith(".test.ts") && readFileSync(new URL(name, ORIGIN), "utf8").includes(".prepare("),
    );
    // Reads go through readAll, some of them batched; the stores, three services with one write each, the ingest and the
    // demo world's clean-up write.
    expect(prepares.toSorted()).toEqual([
      "account/account-event.store.ts",
      "account/account.store.ts",
      "account/captcha/captcha.service.ts",
      "account/identity/identity.store.ts",
      "account/mail/mail.store.ts",
      "account/passkey/passkey.store.ts",
      "account/session.store.ts",
      "account/sweep.store.ts",
      "account/try-count.store.ts",
      "chat/chat.store.ts",
      "comment/comment.store.ts",
      "content/content.store.ts",
      "content/demo/demo-content.store.ts",
      "content/draft.store.ts",
      "content/store/former-slugs.store.ts",
      "db/database.ts",
      "db/gather.ts",
      "db/migrate.ts",
      "football/poll/poll.service.ts",
      "ingest/names/common-matches.store.ts",
      "ingest/names/merge-moves.store.ts",
      "ingest/names/merge.store.ts",
      "ingest/names/name-match.store.ts",
      "ingest/names/undo-merge.store.ts",
      "ingest/pictures/provider-picture.store.ts",
      "ingest/providers/provider.store.ts",
      "ingest/store/demo-seasons.ts",
      "ingest/store/demo-world.ts",
      "ingest/store/plan/plan-reports.ts",
      "ingest/store/row.ts",
      "latency/latency.store.ts",
      "mail/outbox.store.ts",
      "push/push.store.ts",
      "reader/reader.store.ts",
      "tip/demo-tips.service.ts",
      "tip/tip.store.ts",
    ]);
  });
});
