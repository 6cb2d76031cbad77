import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { freePort } from "#scripts/site/ports.ts";
import { type Site, startSite } from "#scripts/site/site.ts";

/** A local site on a new data folder, queried from the moment its port is open. */

const dataDir = mkdtempSync(join(tmpdir(), "bongda-start-"));
/** Pause between two attempts while the port is closed. */
const POLL_MS = 5;
let site: Site | undefined;
afterEach(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it("A started site answers as soon as it can be reached: the database is up to date by then", async () => {
  const port = await freePort();
  const printError = (text: string) => console.error(text);
  const starting = startSite({
    ...{ host: "127.0.0.1", port, realtimePort: 0, dataDir, demo: false, realtime: false, betting: "shown" },
    ...{ log: printError, onLost: printError },
  });
  let isStarting = true;
  const ended = starting.finally(() => {
    isStarting = false;
  });
  ended.catch(() => undefined);
  const statuses = new Set<number>();
  const probe = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/football/matches/live`).catch(() => null);
    if (answer) statuses.add(answer.status);
    await (answer ? answer.body?.cancel() : pause(POLL_MS));
  };
  while (isStarting) await probe();
  site = await ended;
  await probe();
  expect([...statuses]).toEqual([200]);
});
