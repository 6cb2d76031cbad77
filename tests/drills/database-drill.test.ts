import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { childEnvironment } from "#scripts/child-environment.ts";
import { damageTable, holdDatabase } from "#tests/support/origin/failing-database.ts";
import { startTestSite } from "#tests/support/site.ts";

/** A whole site whose database fails: while it runs, and at its start. */

const LIVE = "/api/v1/football/matches/live";

it("a site whose database is held gives what it has, refuses the rest with 503, and is well again by itself; damaged, it does not start", async () => {
  const site = await startTestSite({ realtime: false });
  const get = async (path: string) => {
    const { status, headers } = await fetch(site.url + path);
    return { status, cache: headers.get("x-cache"), retry: headers.get("retry-after") };
  };
  try {
    expect(await get(LIVE)).toMatchObject({ status: 200 });
    const holder = await holdDatabase(site.dataDir);
    try {
      expect(await get("/api/v1/football/comp")).toEqual({ status: 503, cache: null, retry: "5" });
      // Fresh for a second; renewals fail from then on.
      await expect.poll(async () => await get(LIVE), { timeout: 15_000 }).toMatchObject({ cache: "stale" });
      expect((await get(LIVE)).status).toBe(200);
    } finally {
      holder.kill("SIGKILL");
    }
    await expect.poll(async () => (await get("/api/v1/football/comp")).status, { timeout: 20_000 }).toBe(200);
    await site.end();
    damageTable(site.dataDir, "matches");
    const started = spawnSync(
      process.execPath,
      ["scripts/start.ts", "--no-build", "--no-demo", "--no-realtime", "--data-dir", site.dataDir],
      { encoding: "utf8", env: { ...childEnvironment(), PORT: "0" }, timeout: 60_000 },
    );
    const messages = started.stderr.split("\n").filter((line) => line.startsWith("The "));
    expect([started.status, messages]).toEqual([
      1,
      [expect.stringMatching(/^The database \S+ is damaged \(.*npm run restore -- --from/)],
    ]);
  } finally {
    await site.stop();
  }
}, 180_000);
