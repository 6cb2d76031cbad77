import { afterEach, describe, expect, it, vi } from "vitest";
import { createServerClock } from "./server-clock.ts";

afterEach(() => vi.useRealTimers());

describe("server clock", () => {
  it("the server clock is the reader's clock until the first message", () => {
    expect(createServerClock(0, () => 5_000).now()).toBe(5_000);
  });

  it("the server clock follows the fastest message", () => {
    let now = 100_000;
    const clock = createServerClock(0, () => now);
    // The reader's clock is 30 s behind; the messages were in transit for 900, 40 and 300 ms.
    for (const transport of [900, 40, 300]) {
      now += 1_000;
      clock.observe(now + 30_000 - transport);
    }
    expect(clock.now()).toBe(now + 29_960);
  });

  it("the server clock is behind by the reader's delay", () => {
    let now = 100_000;
    const clock = createServerClock(0, () => now, 60_000);
    expect(clock.now()).toBe(40_000);
    for (let message = 0; message < 30; message += 1) {
      now += 1_000;
      clock.observe(now + 5_000);
    }
    expect(clock.now()).toBe(now + 5_000 - 60_000);
  });

  it("the server clock follows an adjusted reader's clock", () => {
    let now = 100_000;
    const clock = createServerClock(0, () => now);
    clock.observe(now + 30_000);
    now += 60_000;
    for (let message = 0; message < 20; message += 1) clock.observe(now);
    expect(clock.now()).toBe(now);
  });

  it("the server clock ticks for its listeners only, and stops with the last", () => {
    vi.useFakeTimers();
    const clock = createServerClock(0);
    const listener = vi.fn();
    const stop = clock.subscribe(listener);
    vi.advanceTimersByTime(3_000);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("the server clock calls many listeners in batches, and skips those that left meanwhile", () => {
    vi.useFakeTimers();
    const clock = createServerClock(0);
    const called: number[] = [];
    const stops = Array.from({ length: 150 }, (_, id) => clock.subscribe(() => called.push(id)));
    vi.advanceTimersToNextTimer();
    expect(called).toHaveLength(64);
    stops[100]?.();
    vi.advanceTimersByTime(500);
    expect(called).toEqual(Array.from({ length: 150 }, (_, id) => id).filter((id) => id !== 100));
  });
});
