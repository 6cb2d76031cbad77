import { expect, it } from "vitest";
import { expectConsole } from "#tests/support/expect-console.ts";
import { createCircuitBreakers } from "../proxy/circuit-breaker.ts";
import { createSecurityEvents } from "../security/security-events.ts";
import { createMetrics } from "./metrics.ts";
import { metricsEndpoint } from "./metrics-endpoint.ts";

const now = () => 1_800_000_000_000;
const metrics = createMetrics({ now, version: "1" });
const guard = createCircuitBreakers({ now, metrics, onChange: () => undefined });
const fetchMetrics = (settings: { METRICS_TOKEN?: string }, authorization = "") =>
  metricsEndpoint(new Request("http://site.example/metrics", { headers: { authorization } }), {
    ...{ settings, metrics, guard, security: createSecurityEvents(metrics, now), version: "1.2.3" },
    cache: { report: () => CACHED },
  });
const CACHED = { answers: { bytes: 2048, entries: 2 }, negative: { bytes: 0, entries: 0 } };
const TOKEN = "0123456789abcdef";

it("Metrics are public without a token, and never cached", async () => {
  metrics.answered("GET", "/match/7", 200, "hit");
  const response = await fetchMetrics({});
  expect(response.headers.get("cache-control")).toBe("no-store");
  const body = await response.json();
  expect(body).toMatchObject({
    version: "1.2.3",
    since_ms: now(),
    requests: { page: { hit: 1 } },
    cache: CACHED,
    upstreams: { football: { calls: 0, breaker: { state: "closed", opened: 0 } } },
  });
  expect(JSON.stringify(body)).not.toContain("/match");
});

it("Metrics name their isolate, always the same", async () => {
  const idOf = async () => ((await (await fetchMetrics({})).json()) as { isolate: string }).isolate;
  expect(await idOf()).toMatch(/^[\w-]{36}$/);
  expect(await idOf()).toBe(await idOf());
});

it("Metrics require the token where one is set", async () => {
  expect((await fetchMetrics({ METRICS_TOKEN: TOKEN }, `Bearer ${TOKEN}`)).status).toBe(200);
  expectConsole("warn", "token_refused");
  for (const given of ["", TOKEN, `Bearer ${TOKEN}x`, `bearer ${TOKEN.slice(1)}`])
    await expect(fetchMetrics({ METRICS_TOKEN: TOKEN }, given)).rejects.toMatchObject({
      code: "token_invalid",
    });
  expect(metrics.report().security).toEqual({ token_refused: 4 });
});
