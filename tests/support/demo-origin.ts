import { madeOnce } from "./made-once.ts";
import { type OriginHarness, startOrigin, startOriginIn } from "./origin-harness.ts";

/** More rings than any demo world needs to stand: each does a bounded piece of the work. */
const MOST_RINGS = 2000;
/** What has grown older than this is made anew: a test of a new site wants a new site. */
export const DEMO_LASTS_MS = 2 * 3_600_000;
const vars = { DEMO_WORLD: "auto" };

async function batchesStored({ db }: OriginHarness): Promise<number> {
  const { results } = await db.prepare("SELECT coalesce(max(id), 0) AS id FROM ingests").all();
  return (results as { id: number }[])[0]?.id ?? 0;
}

/** Rings cron until a ring has nothing more to store. */
async function fill(origin: OriginHarness): Promise<void> {
  let stored = await batchesStored(origin);
  for (let rings = 0; rings < MOST_RINGS; rings += 1) {
    await origin.ring();
    const now = await batchesStored(origin);
    if (now === stored && now > 0) return;
    stored = now;
  }
  throw new Error(`the demo world does not stand after ${MOST_RINGS} rings`);
}

/** The data of a site with the demo world in it: to copy, never to change. */
export const demoWorld = (): Promise<string> =>
  madeOnce(
    "demo-world",
    async (folder) => {
      const origin = await startOriginIn(folder, { vars });
      await fill(origin).finally(() => origin.dispose());
    },
    { lastsMs: DEMO_LASTS_MS },
  );

/** Starts an origin with the demo world in it, as of now. */
export async function startDemoOrigin(): Promise<OriginHarness> {
  const origin = await startOrigin(vars, undefined, await demoWorld());
  try {
    await fill(origin);
  } catch (error) {
    await origin.dispose();
    throw error;
  }
  return origin;
}
