// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLatencyReport } from "./latency-report.ts";

const sample = (screen_ms: number) => ({ feed_ms: 10, room_ms: 5, screen_ms });
const send = vi.fn(async (_samples: readonly unknown[]) => ({}));
const always = () => 0;
const told = () => send.mock.calls.map(([samples]) => samples);

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  send.mockResolvedValue({});
});
afterEach(() => {
  vi.useRealTimers();
});

describe("what a browser tells of how late changes were", () => {
  it("goes out a moment after the first change, then every three minutes, and not without changes", async () => {
    const log = createLatencyReport(always, send);
    log.note(sample(1));
    log.note(sample(2));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(told()).toEqual([[sample(1), sample(2)]]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(told()).toHaveLength(1);
    log.note(sample(3));
    await vi.advanceTimersByTimeAsync(179_000);
    expect(told()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(told()[1]).toEqual([sample(3)]);
  });

  it("goes out when the page is left, once", () => {
    const log = createLatencyReport(always, send);
    log.note(sample(1));
    window.dispatchEvent(new Event("pagehide"));
    window.dispatchEvent(new Event("pagehide"));
    expect(told()).toEqual([[sample(1)]]);
  });

  it("is at most fifty changes, and of more than that not only the first", async () => {
    const chances: number[] = [];
    const log = createLatencyReport(() => chances.shift() ?? 0.5, send);
    for (let ms = 1; ms <= 99; ms += 1) log.note(sample(ms));
    await vi.advanceTimersByTimeAsync(15_000);
    const [samples = []] = told();
    expect(samples).toHaveLength(50);
    expect(samples).toContainEqual(sample(99));
  });

  it("is lost with a report that does not arrive, without a word", async () => {
    send.mockRejectedValueOnce(new Error("offline"));
    const log = createLatencyReport(always, send);
    log.note(sample(1));
    await vi.advanceTimersByTimeAsync(15_000);
    log.note(sample(2));
    await vi.advanceTimersByTimeAsync(180_000);
    expect(told()).toEqual([[sample(1)], [sample(2)]]);
  });
});
