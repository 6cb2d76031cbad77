import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latenessOf } from "./lateness.rules.ts";

const NOW = 1_800_000_000_000;

describe("the lateness of a change", () => {
  it("lateness is split into stages, with half of the round trip added to the clock's difference", () => {
    const moments = { at_ms: NOW - 900, edge_at_ms: NOW - 700, sent_at_ms: NOW - 650 };
    expect(latenessOf(moments, NOW, 80)).toEqual({
      total_ms: 940,
      sample: { feed_ms: 200, room_ms: 50, screen_ms: 690 },
    });
  });

  it("lateness is known without hub times, but not by stage", () => {
    expect(latenessOf({ at_ms: NOW - 900, sent_at_ms: NOW - 650 }, NOW, 0)).toEqual({
      total_ms: 900,
      sample: null,
    });
  });

  it("a message that is no change has no lateness", () => {
    expect(latenessOf({ sent_at_ms: NOW }, NOW, 0)).toBeNull();
  });

  it("a stage of more than two minutes gives no sample", () => {
    const late = (ms: number) => latenessOf({ at_ms: NOW - ms, edge_at_ms: NOW, sent_at_ms: NOW }, NOW, 0);
    expect(late(120_000)?.sample).toMatchObject({ feed_ms: 120_000 });
    expect(late(120_001)).toEqual({ total_ms: 120_001, sample: null });
  });

  it("lateness is never negative, and its stages are integers that add up", () => {
    const moment = fc.double({ min: NOW - 100_000, max: NOW, noNaN: true });
    fc.assert(
      fc.property(moment, moment, moment, fc.nat(5_000), (at_ms, edge_at_ms, sent_at_ms, trip) => {
        const found = latenessOf({ at_ms, edge_at_ms, sent_at_ms }, NOW, trip);
        const stages = Object.values(found?.sample ?? {});
        expect(stages.every((ms) => Number.isSafeInteger(ms) && ms >= 0)).toBe(true);
        expect(stages.reduce((sum, ms) => sum + ms, 0)).toBe(found?.total_ms);
      }),
    );
  });
});
