import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { createMetrics } from "../observability/metrics.ts";
import { FIRST_PAUSE_MS, LEAST_FAILURES } from "./circuit-breaker.rules.ts";
import { createCircuitBreakers } from "./circuit-breaker.ts";

/** Breakers before services with preset responses, on a manual clock. */
function guarded() {
  const clock = { nowMs: 1_800_000_000_000 };
  const now = () => clock.nowMs;
  const changes: string[] = [];
  const metrics = createMetrics({ now, version: "1" });
  const guard = createCircuitBreakers({
    now,
    metrics,
    onChange: (upstream, { state }, requestId) => void changes.push(`${upstream} ${state} ${requestId}`),
  });
  let attempts = 0;
  const callUpstream = async (
    how: () => Response | Promise<never>,
    upstream: "football" | "content" = "football",
  ) => {
    const answer = guard.callUpstream(upstream, "request-1", async () => {
      attempts += 1;
      return how();
    });
    return answer.then(
      ({ status }) => status,
      (error: AppError) => [error.code, error.retryAfterSeconds],
    );
  };
  return { clock, changes, metrics, guard, callUpstream, attempts: () => attempts };
}
const fails = () => Promise.reject(new AppError("upstream_timeout"));
const faulty = () => new Response("", { status: 500 });
const fine = () => new Response("");

describe("a service that fails", () => {
  it.each([
    ["not answering", fails],
    ["with faults of its own", faulty],
  ])("A service that %s gets no more requests until one probe", async (_, how) => {
    const { clock, changes, guard, callUpstream, attempts } = guarded();
    for (let tries = 0; tries < LEAST_FAILURES; tries += 1) await callUpstream(how);
    expect(await callUpstream(fine)).toEqual(["upstream_unavailable", FIRST_PAUSE_MS / 1000]);
    expect(attempts()).toBe(LEAST_FAILURES);
    expect(guard.report().football).toEqual({ state: "open", retry_in_ms: FIRST_PAUSE_MS, opened: 1 });

    clock.nowMs += FIRST_PAUSE_MS;
    expect(guard.report().football.state).toBe("half-open");
    expect(await callUpstream(fine)).toBe(200);
    expect(guard.report().football.state).toBe("closed");
    expect(changes).toEqual(["football open request-1", "football closed request-1"]);
  });

  it("A breaker of one service leaves the others alone", async () => {
    const { guard, callUpstream } = guarded();
    for (let tries = 0; tries < LEAST_FAILURES; tries += 1) await callUpstream(fails);
    expect(await callUpstream(fine, "content")).toBe(200);
    expect(guard.report().content.state).toBe("closed");
  });

  it("Metrics count the calls, failures and skipped calls of a failing service", async () => {
    const { metrics, callUpstream } = guarded();
    await callUpstream(fine);
    for (let tries = 0; tries < LEAST_FAILURES + 2; tries += 1) await callUpstream(fails);
    expect(metrics.report().upstreams.football).toMatchObject({ calls: 6, failures: 5, unasked: 2 });
  });
});

it("A service's verdict on a request is no fault of the service", async () => {
  const { guard, callUpstream } = guarded();
  for (let tries = 0; tries < 20; tries += 1) await callUpstream(() => new Response("", { status: 404 }));
  expect(guard.report().football.state).toBe("closed");
});

it("An upstream's failure, in a problem of the service, is no fault of the service; without a problem it is", async () => {
  const { guard, callUpstream } = guarded();
  const headers = { "content-type": "application/problem+json" };
  for (let tries = 0; tries < 20; tries += 1)
    await callUpstream(() => new Response("{}", { status: 503, headers }));
  expect(guard.report().football.state).toBe("closed");
  for (let tries = 0; tries < 20; tries += 1)
    await callUpstream(() => new Response("<h1>503</h1>", { status: 503 }));
  expect(guard.report().football.state).toBe("open");
});
