import { describe, expect, it, vi } from "vitest";
import { createMetrics, type DataPoint, POINTS_MS } from "./metrics.ts";
import { ROUTE_CLASSES, routeClassOf } from "./route-class.rules.ts";

function counting() {
  const clock = { nowMs: 1_800_000_000_000 };
  const points: DataPoint[] = [];
  const dataSet = { writeDataPoint: (point: DataPoint) => void points.push(point) };
  const metrics = createMetrics({ now: () => clock.nowMs, version: "1", dataSet });
  return { clock, points, metrics };
}

describe("a request's class", () => {
  it.each([
    ["GET", "/", "page"],
    ["HEAD", "/en/match/7", "page"],
    ["GET", "/a.b/c", "page"],
    ["GET", "/match/7.data", "data"],
    ["GET", "/api/v1/football/matches/live", "call"],
    ["GET", "/oapi/v1/menu", "call"],
    ["POST", "/api/v1/football/matches/poll", "write"],
    ["GET", "/assets/root-1.js", "file"],
    ["GET", "/sw.js", "file"],
    ["GET", "/crests/team-1.svg", "picture"],
    ["GET", "/media/abcdefgh-1.webp", "picture"],
    ["GET", "/og/match/7.png", "made"],
    ["GET", "/sitemap.xml", "made"],
    ["GET", "/tin-tuc/rss.xml", "made"],
    ["GET", "/tin-tuc/feed.json", "made"],
    ["GET", "/team/7.ics", "made"],
    ["GET", "/health", "other"],
    ["GET", "/api/docs", "other"],
  ])("The class of %s %s is %s", (method, path, name) => {
    expect(ROUTE_CLASSES[routeClassOf(method, path)]).toBe(name);
  });
});

describe("metrics", () => {
  it("Metrics count the sources of responses, and refusals and faults", () => {
    const { metrics } = counting();
    for (const outcome of ["hit", "hit", "stale", "miss"]) metrics.answered("GET", "/", 200, outcome);
    metrics.answered("GET", "/", 429, null);
    metrics.answered("GET", "/x", 404, "miss");
    metrics.answered("GET", "/api/v1/football/matches/live", 503, null);
    expect(metrics.report().requests).toEqual({
      page: {
        hit: 2,
        miss: 2,
        stale: 1,
        bypass: 0,
        none: 1,
        client_errors: 1,
        too_many: 1,
        server_errors: 0,
      },
      call: {
        hit: 0,
        miss: 0,
        stale: 0,
        bypass: 0,
        none: 1,
        client_errors: 0,
        too_many: 0,
        server_errors: 1,
      },
    });
  });

  it("Metrics count the responses of services", () => {
    const { metrics } = counting();
    for (const ms of [3, 4, 40, 4000]) metrics.upstreamCalled("football", ms, ms === 4000);
    metrics.upstreamSkipped("football");
    expect(metrics.report().upstreams).toEqual({
      football: { calls: 4, failures: 1, unasked: 1, latency_ms: { p50: 5, p95: 4000, p99: 4000 } },
      content: { calls: 0, failures: 0, unasked: 0, latency_ms: { p50: null, p95: null, p99: null } },
      origin: { calls: 0, failures: 0, unasked: 0, latency_ms: { p50: null, p95: null, p99: null } },
    });
  });

  it("Metrics are written as differences since the last row, and kept as sums", () => {
    const { clock, points, metrics } = counting();
    metrics.answered("GET", "/", 200, "hit");
    metrics.upstreamCalled("content", 7, false);
    expect(points).toEqual([]);
    clock.nowMs += POINTS_MS;
    metrics.answered("GET", "/", 200, "miss");
    expect(points.map(({ blobs, doubles }) => [blobs, doubles])).toEqual([
      [
        ["requests", "page", "1"],
        [1, 1, 0, 0, 0, 0, 0, 0],
      ],
      [
        ["upstream", "content", "1"],
        [1, 0, 0, 7, 0, 1, ...Array(11).fill(0)],
      ],
    ]);
    clock.nowMs += POINTS_MS;
    metrics.answered("GET", "/", 200, "hit");
    expect(points.slice(2).map(({ doubles }) => doubles)).toEqual([[1, 0, 0, 0, 0, 0, 0, 0]]);
    expect(metrics.report().requests.page).toMatchObject({ hit: 2, miss: 1 });
  });

  it("Readers get their responses although metrics cannot be written", () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const clock = { nowMs: 0 };
    const dataSet = {
      writeDataPoint: () => {
        throw new Error("not switched on");
      },
    };
    const metrics = createMetrics({ now: () => clock.nowMs, version: "1", dataSet });
    metrics.answered("GET", "/", 200, "hit");
    clock.nowMs += POINTS_MS;
    metrics.answered("GET", "/", 200, "hit");
    expect(metrics.report().requests.page).toMatchObject({ hit: 2 });
    const [line] = warned.mock.calls[0] ?? [];
    expect(JSON.parse(String(line))).toMatchObject({
      code: "metrics_write_failed",
      detail: "not switched on",
    });
    warned.mockRestore();
  });

  it("Metrics keep within the limits of one request: 20 numbers a row, an index of 96 bytes", () => {
    const { clock, points, metrics } = counting();
    for (const path of ["/", "/_.data", "/api", "/a.js", "/og/x.png", "/crests/x", "/health"])
      metrics.answered("GET", path, 200, "hit");
    for (const upstream of ["football", "content", "origin"] as const)
      metrics.upstreamCalled(upstream, 1, false);
    clock.nowMs += POINTS_MS;
    metrics.answered("POST", "/", 200, null);
    expect(points).toHaveLength(ROUTE_CLASSES.length + 3);
    for (const { doubles, indexes } of points)
      expect([doubles.length <= 20, indexes.length, (indexes[0] ?? "").length <= 96]).toEqual([
        true,
        1,
        true,
      ]);
  });
});
