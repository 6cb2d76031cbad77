// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDelayQueue } from "./delay-queue.ts";
import { createServerClock } from "./server-clock.ts";

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const aMessage = (name: string, sent_at_ms = Date.now()) => ({ type: "rows-changed", name, sent_at_ms });

function hold(delayMs: number) {
  const released: { readonly name: string; readonly at: number }[] = [];
  const clock = createServerClock(0, () => Date.now(), delayMs);
  const held = createDelayQueue(clock, (raw) =>
    released.push({ name: (raw as { name: string }).name, at: Date.now() }),
  );
  return { held, released };
}

describe("messages of a room", () => {
  it("messages pass straight through without a delay", () => {
    const { held, released } = hold(0);
    held.take(aMessage("goal"));
    expect(released).toEqual([{ name: "goal", at: 1_000_000 }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("messages wait until the delayed clock reaches their send time", async () => {
    const { held, released } = hold(30_000);
    held.take(aMessage("goal"));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(released).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(released).toEqual([{ name: "goal", at: 1_030_000 }]);
  });

  it("missed messages wait no longer than the others", async () => {
    const { held, released } = hold(30_000);
    held.take(aMessage("missed", Date.now() - 20_000));
    held.take(aMessage("now"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(released.map(({ name }) => name)).toEqual(["missed", "now"]);
    expect(released[1]?.at).toBe(1_030_000);
  });

  it("messages never come early or out of order, whatever their transport time", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ pause: fc.nat(8_000), transport: fc.nat(900) }), { maxLength: 40 }),
        async (messages) => {
          const { held, released } = hold(30_000);
          const sent: number[] = [];
          for (const { pause, transport } of messages) {
            await vi.advanceTimersByTimeAsync(pause);
            sent.push(Date.now() - transport);
            held.take(aMessage(String(sent.length - 1), Date.now() - transport));
          }
          await vi.advanceTimersByTimeAsync(40_000);
          expect(released.map(({ name }) => Number(name))).toEqual(sent.map((_, index) => index));
          for (const { name, at } of released)
            expect(at - (sent[Number(name)] ?? 0)).toBeGreaterThanOrEqual(30_000);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("the queue knows whether a snapshot is waiting", async () => {
    const { held } = hold(30_000);
    held.take(aMessage("goal"));
    expect(held.awaitsSnapshot).toBe(false);
    held.take({ type: "snapshot", name: "all", sent_at_ms: Date.now() });
    expect(held.awaitsSnapshot).toBe(true);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(held.awaitsSnapshot).toBe(false);
  });

  it("waiting messages are dropped with the page, and refusals are not delayed", async () => {
    const { held, released } = hold(30_000);
    held.take({ type: "error", code: "protocol_unsupported", name: "refused", sent_at_ms: Date.now() });
    expect(released).toHaveLength(1);
    held.take(aMessage("goal"));
    held.clear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(released).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
