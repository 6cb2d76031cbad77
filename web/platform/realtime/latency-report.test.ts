// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLatencyReport } from "./latency-report.ts";

const sample = (screen_ms: number) => ({ feed_ms: 10, room_ms: 5, screen_ms });
const send = vi.fn(async (_samples: readonly unknown[]) => ({}));
const always = () => 0;
const sentBatches = () => send.mock.calls.map(([samples]) => samples);

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  send.mockResolvedValue({});
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a browser's latency report", () => {
  it("a report is sent soon after the first change, then every three minutes, and never without changes", async () => {
    const log = createLatencyReport(always, send);
    log.note(sample(1));
    log.note(sample(2));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sentBatches()).toEqual([[sample(1), sample(2)]]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sentBatches()).toHaveLength(1);
    log.note(sample(3));
    await vi.advanceTimersByTimeAsync(179_000);
    expect(sentBatches()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sentBatches()[1]).toEqual([sample(3)]);
  });

  it("a report is sent once when the page is left", () => {
    const log = createLatencyReport(always, send);
    log.note(sample(1));
    window.dispatchEvent(new Event("pagehide"));
    window.dispatchEvent(new Event("pagehide"));
    expect(sentBatches()).toEqual([[sample(1)]]);
  });

  it("a report has at most fifty changes, sampled from all of them", async () => {
    const chances: number[] = [];
    const log = createLatencyReport(() => chances.shift() ?? 0.5, send);
    for (let ms = 1; ms <= 99; ms += 1) log.note(sample(ms));
    await vi.advanceTimersByTimeAsync(15_000);
    const [samples = []] = sentBatches();
    expect(samples).toHaveLength(50);
    expect(samples).toContainEqual(sample(99));
  });

  it("a failed report is dropped silently", async () => {
    send.mockRejectedValueOnce(new Error("offline"));
    const log = createLatencyReport(always, send);
    log.note(sample(1));
    await vi.advanceTimersByTimeAsync(15_000);
    log.note(sample(2));
    await vi.advanceTimersByTimeAsync(180_000);
    expect(sentBatches()).toEqual([[sample(1)], [sample(2)]]);
  });
});
