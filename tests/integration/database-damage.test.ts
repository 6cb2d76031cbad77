import type { ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { checkDatabase } from "#scripts/site/database-check.ts";
import { PROBLEM_CONTENT_TYPE } from "#shared/errors/index.ts";
import { damageHeader, damageTable, holdDatabase } from "#tests/support/origin/failing-database.ts";
import { type OriginHarness, startOriginIn } from "#tests/support/origin/origin-harness.ts";

/** A site's database whose file is really damaged, or really locked by another process. */

const CALL = "/api/v1/football/comp";

let made: string;
let dataDir: string;
let origin: OriginHarness | null = null;
const holders: ChildProcess[] = [];

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), "bongda-database-"));
  await (await startOriginIn(made)).dispose();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "bongda-damage-"));
  cpSync(made, dataDir, { recursive: true });
});
afterEach(async () => {
  await origin?.dispose();
  origin = null;
  for (const holder of holders.splice(0)) holder.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

const problem = (leastFreeBytes?: number): string => {
  try {
    checkDatabase(dataDir, leastFreeBytes);
    return "";
  } catch (thrown) {
    return (thrown as Error).message;
  }
};

it("A start takes a database that is whole and free, and a folder without one", () => {
  expect(problem()).toBe("");
  expect(() => checkDatabase(join(dataDir, "nowhere"))).not.toThrow();
});

it("A start says in one line that the database is damaged, and which command brings a copy back", () => {
  damageTable(dataDir, "matches");
  expect(problem()).toMatch(/^The database \S+ is damaged \(.+\)\. .*npm run restore -- --from .*$/);
});

it("A start says the same of a file that is no database any more", () => {
  damageHeader(dataDir);
  expect(problem()).toMatch(/is damaged \(file is not a database\)\. .*npm run restore/);
});

it("A start says that another process holds the database, and speaks of no damage", async () => {
  holders.push(await holdDatabase(dataDir));
  expect(problem()).toMatch(
    /^The database \S+ is locked by another process \(.*locked\): end that process.*$/,
  );
}, 30_000);

it("A start says that the disk is full", () => {
  expect(problem(Number.MAX_SAFE_INTEGER)).toMatch(/^The disk of \S+ is full: free up \d+ MB\.$/);
});

/** The error of a call while the database fails. */
async function refusal(site: OriginHarness, path = CALL) {
  const { status, headers, ...response } = await site.fetch(path).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    text: await answer.text(),
  }));
  return {
    status,
    type: headers.get("content-type"),
    retry: headers.get("retry-after"),
    text: response.text,
  };
}

it("A call of a damaged database is refused with 503 and the time to come back, and tells nothing of SQLite", async () => {
  damageTable(dataDir, "competitions");
  origin = await startOriginIn(dataDir);
  const response = await refusal(origin);
  expect(response).toMatchObject({
    status: 503,
    type: PROBLEM_CONTENT_TYPE,
    retry: expect.stringMatching(/^\d+$/),
  });
  expect(JSON.parse(response.text)).toMatchObject({ code: "upstream_unavailable" });
  expect(response.text).not.toMatch(/SQLITE|D1_ERROR|malformed|restore/);
});

it("A call of a database that another process holds is refused in the same way, and answered once it is free", async () => {
  origin = await startOriginIn(dataDir);
  expect((await refusal(origin)).status).toBe(200);
  const holder = await holdDatabase(dataDir);
  holders.push(holder);
  expect(await refusal(origin)).toMatchObject({ status: 503, type: PROBLEM_CONTENT_TYPE, retry: "5" });
  holder.kill("SIGKILL");
  await expect.poll(async () => origin && (await refusal(origin)).status, { timeout: 10_000 }).toBe(200);
});
