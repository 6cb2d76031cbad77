import { describe, expect, it } from "vitest";
import { type Heartbeat, heartbeatDue, TICK_MS } from "./heartbeat.ts";

/** Milliseconds from the death of the connection until it is given up, with one check per tick. */
function noticedAfter(deadAtMs: number, firstTickMs: number): number {
  let beat: Heartbeat = { received_ms: deadAtMs, pinged_ms: null };
  for (let now = firstTickMs; now < 60_000; now += TICK_MS) {
    const due = heartbeatDue(beat, now);
    if (due === "dead") return now - deadAtMs;
    if (due === "ping") beat = { ...beat, pinged_ms: now };
  }
  return Number.POSITIVE_INFINITY;
}

describe("heartbeat", () => {
  it("the heartbeat does not ping a connection with recent messages", () => {
    expect(heartbeatDue({ received_ms: 1_000, pinged_ms: null }, 2_500)).toBe("wait");
  });

  it("the heartbeat pings after silence and waits for the answer before the next ping", () => {
    expect(heartbeatDue({ received_ms: 0, pinged_ms: null }, 4_000)).toBe("ping");
    expect(heartbeatDue({ received_ms: 0, pinged_ms: 4_000 }, 5_000)).toBe("wait");
  });

  it("the heartbeat detects a dead connection within ten seconds", () => {
    for (let phase = 0; phase < TICK_MS; phase += 100) {
      expect(noticedAfter(10_000, 10_000 + phase)).toBeLessThanOrEqual(10_000);
    }
  });
});
