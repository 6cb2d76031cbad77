import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pulse, Realtime } from "./realtime.ts";
import { createRealtimeKeeper, WATCH_MS } from "./realtime-keeper.ts";

/** A keeper over processes that end only on command. */
function aKeeper({ pulse }: { pulse: () => Pulse }) {
  const ends: ((why: string) => void)[] = [];
  const logged: string[] = [];
  const lost: string[] = [];
  const spawn = (): Realtime => {
    const exited = new Promise<string>((settle) => {
      ends.push(settle);
    });
    const end = ends.at(-1);
    const stop = async () => end?.("exit SIGKILL");
    return { pid: ends.length, exited, pulse: async () => pulse(), stop };
  };
  const keeper = createRealtimeKeeper({
    spawn,
    log: (text) => logged.push(text),
    onGivenUp: (why) => lost.push(why),
  });
  return { keeper, ends, logged, lost };
}

describe("the keeper of realtime", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("The keeper restarts a process that ended by itself, and reports it", async () => {
    const { keeper, ends, logged } = aKeeper({ pulse: () => "answers" });
    keeper.start();
    ends[0]?.("exit 1");
    await vi.advanceTimersByTimeAsync(600);
    expect(ends).toHaveLength(2);
    expect(logged).toEqual([expect.stringContaining("realtime ended (exit 1)")]);
    await keeper.stop();
  });

  it.each([
    ["gone", 4],
    ["silent", 13],
  ] as const)("The keeper restarts a living process whose runtime is %s", async (state, ticks) => {
    let current: Pulse = "answers";
    const { keeper, ends, logged } = aKeeper({ pulse: () => current });
    keeper.start();
    await vi.advanceTimersByTimeAsync(2 * WATCH_MS);
    current = state;
    await vi.advanceTimersByTimeAsync(ticks * WATCH_MS);
    expect(ends.length).toBeGreaterThan(1);
    expect(logged[0]).toContain("realtime does not respond");
    current = "answers";
    const started = ends.length;
    await vi.advanceTimersByTimeAsync(20 * WATCH_MS);
    expect(ends).toHaveLength(started);
    await keeper.stop();
  });

  it("The keeper leaves a busy process alone: a thousand new matches open a thousand rooms", async () => {
    let probes = 0;
    const { keeper, ends } = aKeeper({ pulse: () => (++probes % 8 === 1 ? "answers" : "silent") });
    keeper.start();
    await vi.advanceTimersByTimeAsync(40 * WATCH_MS);
    expect(ends).toHaveLength(1);
    await keeper.stop();
  });

  it("The keeper forgives a single missed check", async () => {
    let probes = 0;
    const { keeper, ends } = aKeeper({ pulse: () => (++probes % 2 === 1 ? "answers" : "gone") });
    keeper.start();
    await vi.advanceTimersByTimeAsync(20 * WATCH_MS);
    expect(ends).toHaveLength(1);
    await keeper.stop();
  });

  it("The keeper does not restart a process that was stopped on purpose", async () => {
    const { keeper, ends, lost } = aKeeper({ pulse: () => "gone" });
    keeper.start();
    await keeper.stop("at once");
    await vi.advanceTimersByTimeAsync(50 * WATCH_MS);
    expect([ends.length, lost]).toEqual([1, []]);
  });

  it("The keeper gives up after five failed starts", async () => {
    const { keeper, ends, lost } = aKeeper({ pulse: () => "gone" });
    keeper.start();
    for (let at = 0; at < 10; at += 1) {
      ends.at(-1)?.("exit 1");
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect([ends.length, lost]).toEqual([6, ["exit 1"]]);
  });
});
