import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { createOddsOverlay, MOVE_SHOWN_MS, movesBetween, newerOdds } from "./odds-overlay.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const before = someOdds({ line: 0.5, home: 1.9, away: 1.95, at: 100 });
const after = someOdds({ line: 0.5, home: 1.85, away: 2, at: 200 });

describe("Price movements", () => {
  it("Each price that went up or down is a movement, by phase", () => {
    expect([...movesBetween(before, after)]).toEqual([
      ["inplay.home", "down"],
      ["inplay.away", "up"],
    ]);
  });

  it("A moved line is the movement: prices on two lines do not compare", () => {
    expect([...movesBetween(before, someOdds({ line: 0.75, home: 2, away: 1.8, at: 200 }))]).toEqual([
      ["inplay.line", "line"],
      ["inplay.home", "line"],
      ["inplay.away", "line"],
    ]);
  });

  it("A closed company has no movements", () => {
    expect(
      movesBetween(before, someOdds({ line: 0.5, home: 1.5, away: 2, at: 200, suspended: true })).size,
    ).toBe(0);
  });
});

describe("An overlay of pushed prices", () => {
  it("A push highlights moved prices for five minutes, except the first push", () => {
    const overlay = createOddsOverlay();
    const row = overlay.of(oddsKey(before));
    overlay.take([before], 100_000);
    expect(row.moves.size).toBe(0);
    overlay.take([after], 200_000);
    expect(row.moves.get("inplay.home")).toBe("down");
    expect(MOVE_SHOWN_MS).toBe(300_000);
    vi.advanceTimersByTime(MOVE_SHOWN_MS - 1);
    expect(row.moves.get("inplay.home")).toBe("down");
    vi.advanceTimersByTime(1);
    expect(row.moves.size).toBe(0);
    expect(row.odds).toBe(after);
  });

  it("Each price shows its move for its own time, while other prices of its row go on moving", () => {
    const overlay = createOddsOverlay();
    const row = overlay.of(oddsKey(before));
    overlay.take([before], 0);
    overlay.take([after], 0);
    vi.advanceTimersByTime(MOVE_SHOWN_MS / 2);
    overlay.take([someOdds({ line: 0.5, home: 1.88, away: 2, at: 300 })], 0);
    vi.advanceTimersByTime(MOVE_SHOWN_MS / 2);
    expect([...row.moves]).toEqual([["inplay.home", "up"]]);
    vi.advanceTimersByTime(MOVE_SHOWN_MS / 2);
    expect(row.moves.size).toBe(0);
  });

  it("A moved line keeps its mark for its own time, while the prices on it go on moving", () => {
    const overlay = createOddsOverlay();
    const row = overlay.of(oddsKey(before));
    overlay.take([before], 0);
    overlay.take([someOdds({ line: 0.75, home: 2, away: 1.8, at: 200 })], 0);
    vi.advanceTimersByTime(MOVE_SHOWN_MS / 2);
    overlay.take([someOdds({ line: 0.75, home: 1.98, away: 1.82, at: 300 })], 0);
    expect([...row.moves]).toEqual([
      ["inplay.line", "line"],
      ["inplay.home", "down"],
      ["inplay.away", "up"],
    ]);
    vi.advanceTimersByTime(MOVE_SHOWN_MS / 2);
    expect([...row.moves.keys()]).toEqual(["inplay.home", "inplay.away"]);
  });

  it("Values derived from many rows are notified", () => {
    const overlay = createOddsOverlay();
    const counts: number[] = [];
    const stop = overlay.onRows((rows) => counts.push(rows.length));
    overlay.take([before], 1);
    stop();
    overlay.take([after], 2);
    expect(counts).toEqual([1]);
  });
});

describe("The newer of two states", () => {
  it("The later set price wins, phase by phase", () => {
    expect(newerOdds(before, null)).toBe(before);
    expect(newerOdds(before, after)).toBe(after);
    expect(newerOdds(after, before).inplay).toBe(after.inplay);
  });
});
