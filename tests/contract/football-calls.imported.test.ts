import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adapters } from "#origin/ingest/cli/adapters.ts";
import { splitBatch } from "#origin/ingest/cli/split-batch.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import { type CallSample, sampleOf } from "#tests/support/calls/call-sample.ts";
import {
  footballCalls,
  fullQuery,
  readCall,
  sampleQueries,
  urlOf,
} from "#tests/support/calls/football-calls.ts";
import { type OriginHarness, startOrigin } from "#tests/support/origin/origin-harness.ts";

/** Own fixtures by adapter, and real files of the same formats, which are kept outside the repository. */
const FIXTURES = new URL("../fixtures/", import.meta.url);
const REAL = new URL("../../../shared/data/", import.meta.url);
const folders = [
  { adapter: "openfootball", folder: new URL("openfootball/", FIXTURES) },
  { adapter: "football-data", folder: new URL("football-data/", FIXTURES) },
  { adapter: "openfootball", folder: new URL("openfootball/", REAL) },
  { adapter: "football-data", folder: new URL("football-data-co-uk/", REAL) },
];
if (!existsSync(REAL)) console.warn(`skipped: no real files in ${REAL.pathname}`);

async function importFolder(origin: OriginHarness, name: string, folder: URL): Promise<void> {
  const adapter = adapters[name];
  if (!adapter || !existsSync(folder)) return;
  const files = readdirSync(folder)
    .filter((file) => /\.(json|csv)$/.test(file))
    .map((file) => ({ name: file, text: readFileSync(new URL(file, folder), "utf8") }));
  const result = adapter.read({ files });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  for (const chunk of splitBatch(result.batch)) {
    const report = await storeBatch(origin.db, chunk, { now_ms: Date.now(), dry_run: false });
    expect(report.refusals).toEqual([]);
  }
}

let origin: OriginHarness;
let sample: CallSample;
beforeAll(async () => {
  origin = await startOrigin();
  for (const { adapter, folder } of folders) await importFolder(origin, adapter, folder);
  sample = await sampleOf(origin.db);
}, 240_000);
afterAll(() => origin?.dispose());

/** Ids that imports may lack: no file brings coaches, and only those of bookmakers bring companies. */
const MAY_BE_UNKNOWN = new Set(["coach_not_found", "company_not_found"]);

describe("on imported football", () => {
  it.each(footballCalls)("%s answers in its declared shape", async (name) => {
    for (const query of [sampleQueries[name](sample), fullQuery(name, sample)]) {
      const url = urlOf(name, query);
      const response = await origin.fetch(url);
      const { body, problems } = await readCall(name, response);
      if ("code" in body && MAY_BE_UNKNOWN.has(String(body.code))) continue;
      expect(problems, `${url} ${problems}`).toBe("");
    }
  });
});
