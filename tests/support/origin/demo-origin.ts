import { clockOffset, startTestClock, stopTestClock, testNow } from "../test-clock.ts";
import { cachedFolder } from "./folder-cache.ts";
import { type OriginHarness, startOrigin, startOriginIn } from "./origin-harness.ts";
import { rowsOf } from "./rows-of.ts";

/** More cron runs than any demo world needs to be complete: each does a bounded piece of the work. */
const MOST_RINGS = 2000;
/** By the machine's clock a world ages; by the test clock it is always equally old. */
export const DEMO_LASTS_MS = 2 * 3_600_000;
/** How long before the test time the world is made: a later run starts at that time again. */
const MADE_BEFORE_MS = 3_600_000;
const vars = { DEMO_WORLD: "auto" };

async function batchesStored({ db }: OriginHarness): Promise<number> {
  const [last] = await rowsOf<{ id: number }>(db, "SELECT coalesce(max(id), 0) AS id FROM ingests");
  return last?.id ?? 0;
}

/** Runs cron until a run has nothing more to store. */
async function fill(origin: OriginHarness, earlierMs = 0): Promise<void> {
  let stored = await batchesStored(origin);
  for (let rings = 0; rings < MOST_RINGS; rings += 1) {
    await origin.ring(Date.now() - earlierMs);
    const now = await batchesStored(origin);
    if (now === stored && now > 0) return;
    stored = now;
  }
  throw new Error(`the demo world does not stand after ${MOST_RINGS} rings`);
}

/** The data of a site with the demo world: to copy, never to change. */
export function demoWorld(): Promise<string> {
  const atMs = clockOffset() === 0 ? null : testNow();
  return cachedFolder(
    `demo-world-${atMs ?? "real"}`,
    async (folder) => {
      const earlierMs = atMs === null ? 0 : MADE_BEFORE_MS;
      const origin = await startOriginIn(folder, { vars, clockOffsetMs: clockOffset() - earlierMs });
      await fill(origin, earlierMs).finally(() => origin.dispose());
    },
    atMs === null ? { lastsMs: DEMO_LASTS_MS } : {},
  );
}

/**
 * Starts an origin with the demo world, at the test time; this process has that clock until the origin is disposed of.
 */
export async function startDemoOrigin(): Promise<OriginHarness> {
  startTestClock();
  const origin = await startOrigin(vars, undefined, await demoWorld());
  const dispose = () => origin.dispose().finally(stopTestClock);
  try {
    await fill(origin);
  } catch (error) {
    await dispose();
    throw error;
  }
  return { ...origin, dispose };
}
