import { describe, expect, it } from "vitest";
import { ADDRESS_HEADER } from "#shared/account/index.ts";
import { endpoints, endpointUrl } from "#shared/api/index.ts";
import { LATENCY_STAGES, Latency, type LatencySpan } from "#shared/latency/index.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

/** Latency reports, from browsers to origin and from origin to everybody, on real D1. */

const origin = originOfFile();
const HOUR = 3_600;
const DAY = 86_400;

const sample = (feed_ms: number, room_ms: number, screen_ms: number) => ({ feed_ms, room_ms, screen_ms });
const report = (samples: unknown, address = "203.0.113.1") =>
  origin.fetch(endpointUrl(endpoints.latencyReport, {}), {
    method: "POST",
    headers: { "content-type": "application/json", [ADDRESS_HEADER]: address },
    body: JSON.stringify({ samples }),
  });
async function readLatency(hours?: LatencySpan): Promise<Latency> {
  const response = await origin.fetch(endpointUrl(endpoints.latency, { hours }));
  expect(response.status).toBe(200);
  return Latency.parse(((await response.json()) as { data: unknown }).data);
}
const stageOf = ({ stages }: Latency, wanted: string) => stages.find(({ stage }) => stage === wanted);
/** Moves the newest stored hour this many seconds into the past. */
const moveNewest = (seconds: number) =>
  origin.db.batch([
    origin.db
      .prepare(
        "UPDATE latency_counts SET hour = hour - ?1 WHERE hour = (SELECT max(hour) FROM latency_counts)",
      )
      .bind(seconds),
  ]);

describe("how late changes were", () => {
  it("The lateness of changes is empty where nobody has reported", async () => {
    const latency = await readLatency();
    expect(latency.stages).toEqual(LATENCY_STAGES.map((stage) => ({ stage, whole: null, hours: [] })));
    expect(Math.abs(latency.as_of - Date.now() / 1000)).toBeLessThan(30);
  });

  it("The lateness of changes is listed by stage and hour, reports of many browsers together", async () => {
    const quick = Array.from({ length: 50 }, () => sample(20, 10, 70));
    expect((await report(quick)).status).toBe(200);
    expect((await report(quick.slice(1), "203.0.113.2")).status).toBe(200);
    expect((await report([sample(20, 10, 5_000)], "203.0.113.3")).status).toBe(200);
    const latency = await readLatency();
    const screen = stageOf(latency, "screen")?.whole;
    expect(screen).toMatchObject({ count: 100 });
    for (const [found, wanted] of [
      [screen?.p50_ms, 70],
      [screen?.p95_ms, 70],
      [stageOf(latency, "feed")?.whole?.p50_ms, 20],
      [stageOf(latency, "room")?.whole?.p99_ms, 10],
      [stageOf(latency, "total")?.whole?.p50_ms, 100],
    ] as const)
      expect(Math.abs((found ?? 0) - wanted)).toBeLessThanOrEqual(wanted * 0.1 + 0.5);
    const [hour, ...others] = stageOf(latency, "total")?.hours ?? [];
    expect(others).toEqual([]);
    expect(hour).toMatchObject(stageOf(latency, "total")?.whole ?? {});
    expect((hour?.at ?? 1) % HOUR).toBe(0);
  });

  it("The lateness of changes is listed for the requested hours, the newest first", async () => {
    for (const hours of [48, 47, 24, 23, 0]) {
      await report([sample(hours, 0, 0)]);
      await moveNewest(hours * HOUR);
    }
    const day = stageOf(await readLatency(24), "total");
    const two = stageOf(await readLatency(48), "total");
    expect([day?.whole?.count, two?.whole?.count]).toEqual([2, 4]);
    const at = two?.hours.map((hour) => hour.at) ?? [];
    expect(at).toEqual(at.toSorted((a, b) => b - a));
    expect((at[0] ?? 0) - (at.at(-1) ?? 0)).toBe(47 * HOUR);
    expect((await origin.fetch("/api/v1/origin/latency?hours=1000")).status).toBe(400);
  });

  it("The lateness of changes is removed after thirty days", async () => {
    await report([sample(1, 1, 1)]);
    await moveNewest(29 * DAY);
    const stored = async () => (await origin.rows("SELECT * FROM latency_counts")).length;
    await origin.ring();
    expect(await stored()).toBe(4);
    await moveNewest(2 * DAY);
    await origin.ring();
    expect(await stored()).toBe(0);
  });
});

describe("a report", () => {
  it.each([
    ["nothing", []],
    ["more than fifty", Array.from({ length: 51 }, () => sample(1, 1, 1))],
    ["a delay beyond two minutes", [sample(1, 120_001, 1)]],
    ["a delay below nothing", [sample(-1, 1, 1)]],
    ["half a millisecond", [sample(0.5, 1, 1)]],
    ["a stage too few", [{ feed_ms: 1, room_ms: 1 }]],
    ["no list", "all"],
  ])("A report of %s is refused, and nothing of it counts", async (_what, samples) => {
    const response = await report(samples);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "validation_failed" });
    expect(stageOf(await readLatency(), "total")?.whole).toBeNull();
  });

  it("A report is taken 120 times an hour from one address, which does not keep another from reporting", async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 120; count += 1) statuses.add((await report([sample(1, 1, 1)])).status);
    expect([...statuses]).toEqual([200]);
    const refused = await report([sample(1, 1, 1)]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await report([sample(1, 1, 1)], "203.0.113.9")).status).toBe(200);
    expect(stageOf(await readLatency(), "total")?.whole?.count).toBe(121);
  });
});
