import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latenessOf } from "./lateness.rules.ts";

const NOW = 1_800_000_000_000;

describe("how late a change is", () => {
  it("is told stage by stage, with half of the way there and back on top of what the clock sees", () => {
    const moments = { at_ms: NOW - 900, edge_at_ms: NOW - 700, sent_at_ms: NOW - 650 };
    expect(latenessOf(moments, NOW, 80)).toEqual({
      total_ms: 940,
      sample: { feed_ms: 200, room_ms: 50, screen_ms: 690 },
    });
  });

  it("is known of a room that says nothing of the feed, but not stage by stage", () => {
    expect(latenessOf({ at_ms: NOW - 900, sent_at_ms: NOW - 650 }, NOW, 0)).toEqual({
      total_ms: 900,
      sample: null,
    });
  });

  it("is nothing of a message that is no change", () => {
    expect(latenessOf({ sent_at_ms: NOW }, NOW, 0)).toBeNull();
  });

  it("is no sample beyond two minutes in a stage", () => {
    const late = (ms: number) => latenessOf({ at_ms: NOW - ms, edge_at_ms: NOW, sent_at_ms: NOW }, NOW, 0);
    expect(late(120_000)?.sample).toMatchObject({ feed_ms: 120_000 });
    expect(late(120_001)).toEqual({ total_ms: 120_001, sample: null });
  });

  it("is never below nothing, whatever clocks say, and its stages are whole numbers that add up", () => {
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
