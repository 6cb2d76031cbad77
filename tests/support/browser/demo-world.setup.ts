import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { imported, importedPrices } from "../consistency/imported.ts";
import { demoWorld } from "../origin/demo-origin.ts";
import { startTestSite } from "../site.ts";

const run = promisify(execFile);

/** Environment variable with the data folder of the filled site, for the workers of the browser tests. */
export const WORLD_DIR = "TEST_WORLD_DIR";

/**
 * Makes a site once for all browser tests: the world with matches around the clock, and small finished tournaments
 * imported with the users' command.
 */
export default async function fillDemoWorld(): Promise<() => Promise<void>> {
  const site = await startTestSite({ demo: true, from: await demoWorld() });
  for (const [adapter, { file }] of [
    ["openfootball", imported],
    ["football-data", importedPrices],
  ] as const) {
    const to = ["--url", site.url, "--token", site.ingestToken];
    await run(process.execPath, ["origin/ingest/cli/import.ts", adapter, file, ...to]);
  }
  await site.end();
  process.env[WORLD_DIR] = site.dataDir;
  return async () => rmSync(site.dataDir, { recursive: true, force: true });
}
