import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { someOdds } from "#tests/support/odds-builders.ts";
import { createOddsOverlay, MOVE_SHOWN_MS, movesBetween, newerOdds } from "./odds-overlay.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const before = someOdds({ line: 0.5, home: 1.9, away: 1.95, at: 100 });
const after = someOdds({ line: 0.5, home: 1.85, away: 2, at: 200 });

describe("what moved", () => {
  it("is each price that went up or down, by phase", () => {
    expect([...movesBetween(before, after)]).toEqual([
      ["inplay.home", "down"],
      ["inplay.away", "up"],
    ]);
  });

  it("is the line where that moved: prices on two lines do not compare", () => {
    expect(
      movesBetween(before, someOdds({ line: 0.75, home: 2, away: 1.8, at: 200 })).get("inplay.home"),
    ).toBe("line");
  });

  it("is nothing while the company has closed", () => {
    expect(
      movesBetween(before, someOdds({ line: 0.5, home: 1.5, away: 2, at: 200, suspended: true })).size,
    ).toBe(0);
  });
});

describe("an overlay of pushed prices", () => {
  it("marks what moved with a push for some seconds, and the first push not at all", () => {
    const overlay = createOddsOverlay();
    const row = overlay.of(oddsKey(before));
    overlay.take([before], 100_000);
    expect(row.moves.size).toBe(0);
    overlay.take([after], 200_000);
    expect(row.moves.get("inplay.home")).toBe("down");
    vi.advanceTimersByTime(MOVE_SHOWN_MS);
    expect(row.moves.size).toBe(0);
    expect(row.odds).toBe(after);
  });

  it("tells what is made of many rows", () => {
    const overlay = createOddsOverlay();
    const told: number[] = [];
    const stop = overlay.onRows((rows) => told.push(rows.length));
    overlay.take([before], 1);
    stop();
    overlay.take([after], 2);
    expect(told).toEqual([1]);
  });
});

describe("the newer of two states", () => {
  it("is the one whose price was set later, phase by phase", () => {
    expect(newerOdds(before, null)).toBe(before);
    expect(newerOdds(before, after)).toBe(after);
    expect(newerOdds(after, before).inplay).toBe(after.inplay);
  });
});
