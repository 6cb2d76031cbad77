import { expect, it } from "vitest";
import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import { endpointUrl } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import { aBatchMatch, aGoal, aLeague, aStatusChange } from "#tests/support/batches/origin-batches.ts";
import { type CallSample, sampleOf } from "#tests/support/calls/call-sample.ts";
import { callOf, footballCalls, sampleQueries } from "#tests/support/calls/football-calls.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

/** Calls with responses as of an earlier moment, for readers with a delay. */

const { db, store, fetch } = originOfFile();
const FOOTBALL = "/api/v1/football";

/** A match in play with goals this many seconds ago; negative ones are in the future. */
function inPlay(now: number, goalsAgo: readonly number[]): BatchMatch {
  const kickOff = now - 20 * 60_000;
  return aBatchMatch({
    match_time: Math.floor(kickOff / 1000),
    status_changes: [aStatusChange(kickOff, "first_half")],
    incidents: goalsAgo.map((seconds, index) =>
      aGoal({ external_id: `g${index}`, known_at_ms: now - seconds * 1000, minute: 19 }),
    ),
  });
}

async function fetchJson(path: string) {
  const response = await fetch(path);
  const body = (await response.json()) as { data: { match: Match; incidents: unknown[] }; code?: string };
  return { status: response.status, headers: response.headers, ...body };
}
const detail = (delay: number | string) =>
  fetchJson(`${FOOTBALL}/matches/live/detail?match_id=1${delay === "" ? "" : `&delay=${delay}`}`);

it("A delayed call tells a goal that much later, and its moment as that of the next change", async () => {
  const now = Date.now();
  await store(aLeague([inPlay(now, [20])]), now - 3_600_000);
  const [early, late] = [await detail(""), await detail(60)];
  expect([early.data.match.score.home.goals, early.data.incidents.length]).toEqual([1, 1]);
  expect([late.data.match.score.home.goals, late.data.incidents.length]).toEqual([0, 0]);
  expect(late.headers.get("next-change-at")).toBe(String(now - 20_000 + 60_000));
  expect(Math.abs(Number(late.headers.get("as-of")) - (Date.now() - 60_000))).toBeLessThan(5_000);
  expect((await detail(15)).data.match.score.home.goals).toBe(1);
});

it("A delayed call tells late, too, what a provider brings as it happens", async () => {
  const now = Date.now();
  await store(aLeague([inPlay(now, [])]), now - 600_000);
  await store(aLeague([inPlay(now, [120])]), now - 120_000);
  await store(aLeague([inPlay(now, [120, 10])]), now - 10_000);
  const goals = async (delay: number | "") => (await detail(delay)).data.match.score.home.goals;
  expect([await goals(""), await goals(30), await goals(150)]).toEqual([2, 1, 0]);
});

it("A delay is the same for every call of football: all are true as of that moment", async () => {
  const now = Date.now();
  await store(aLeague([inPlay(now, [20])]), now - 3_600_000);
  const sample = await sampleOf(db, now);
  const queries = sampleQueries as Readonly<Record<string, (from: CallSample) => object>>;
  for (const name of footballCalls) {
    const url = endpointUrl(callOf(name), { ...queries[name]?.(sample) });
    const response = await fetch(`${url}${url.includes("?") ? "&" : "?"}delay=180`);
    if (!response.ok) continue;
    const asOf = Number(response.headers.get("as-of"));
    expect(Date.now() - asOf, name).toBeGreaterThanOrEqual(180_000);
    expect(await response.text(), name).not.toContain('"home_score":1');
  }
});

it("A delayed call refuses a delay that nobody can have", async () => {
  expect(await detail("7")).toMatchObject({ status: 400, code: "validation_failed" });
});
