import { type OriginHarness, startOrigin } from "./origin-harness.ts";

/** More rings than any demo world needs to stand: each does a bounded piece of the work. */
const MOST_RINGS = 2000;

async function batchesStored({ db }: OriginHarness): Promise<number> {
  const { results } = await db.prepare("SELECT coalesce(max(id), 0) AS id FROM ingests").all();
  return (results as { id: number }[])[0]?.id ?? 0;
}

/** Starts an origin with the demo world in it: rings cron until a ring has nothing more to store. */
export async function startDemoOrigin(): Promise<OriginHarness> {
  const origin = await startOrigin({ DEMO_WORLD: "auto" });
  let stored = 0;
  for (let rings = 0; rings < MOST_RINGS; rings += 1) {
    await origin.ring();
    const now = await batchesStored(origin);
    if (now === stored && now > 0) return origin;
    stored = now;
  }
  await origin.dispose();
  throw new Error(`the demo world does not stand after ${MOST_RINGS} rings`);
}
