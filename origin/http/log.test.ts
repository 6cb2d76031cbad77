import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createOriginApp, type OriginAppDeps } from "./app.ts";
import { logLine } from "./log.ts";

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, "warn").mockImplementation((line) => void lines.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const logged = () => lines.map((line) => JSON.parse(line));

/** An origin whose competition list logs during the request, and again after the response. */
function anOrigin() {
  const left: Promise<unknown>[] = [];
  const compList = async ({ defer }: { readonly defer: (work: Promise<unknown>) => void }) => {
    await Promise.resolve();
    logLine("warn", "asked", {});
    defer(Promise.resolve().then(() => logLine("warn", "deferred", {})));
    return { data: { competitions: [] } };
  };
  const app = createOriginApp({
    ...{ handlers: { compList }, keys: {}, now: () => 1_800_000_000_000 },
  } as unknown as OriginAppDeps);
  const context = {
    waitUntil: (work: Promise<unknown>) => void left.push(work),
    passThroughOnException: () => undefined,
    props: {},
  };
  return async (id: string) => {
    const headers = { "x-request-id": id };
    await app.request("/api/v1/football/comp-list", { headers }, {}, context);
    await Promise.all(left.splice(0));
  };
}

it("A log line of a request has the request id that edge assigned", async () => {
  const sendRequest = anOrigin();
  await Promise.all([sendRequest("trace-42.abc"), sendRequest("trace-43.abc")]);
  const ids = (event: string) =>
    logged()
      .filter((line) => line.event === event)
      .map((line) => line.request_id)
      .toSorted();
  expect(ids("asked")).toEqual(["trace-42.abc", "trace-43.abc"]);
  expect(ids("deferred")).toEqual(["trace-42.abc", "trace-43.abc"]);
});

it("A log line outside a request has no request id", () => {
  logLine("warn", "by_the_clock", {});
  expect(logged()).toEqual([
    { time: expect.any(String), level: "warn", worker: "origin", event: "by_the_clock" },
  ]);
});
