import { describe, expect, it } from "vitest";
import { momentumOf } from "#shared/match/momentum.rules.ts";
import { knownMs, ofEveryMatch } from "#tests/support/demo/demo-courses.ts";
import { addCounts, attackReports, type CountsAt, historyOf } from "./stat-history.rules.ts";

const MINUTE = 60_000;
const row = (kind: string, known_at: number, home: number, away: number, period = "full") => ({
  ...{ kind, period, known_at, home, away },
});
const state = (
  known_at: number,
  status: "first_half" | "half_time" | "second_half" | "ended",
  started: number | null,
) => ({
  ...{ known_at, status, period_started_at: started, clock_speed: 1, minute: null, added: null },
});
const HALF = [state(0, "first_half", 0), state(47 * MINUTE, "half_time", null)];

describe("The history of a source that dates its changes", () => {
  it("has an entry for each change of the counts, with the others as they were", () => {
    const rows = [row("attacks", 10, 1, 0), row("corners", 20, 1, 0), row("attacks", 30, 2, 1)];
    expect(historyOf(rows)).toEqual([
      [10, 1, null, null, null, null, 0, null, null, null, null],
      [20, 1, null, 1, null, null, 0, null, 0, null, null],
      [30, 2, null, 1, null, null, 1, null, 0, null, null],
    ]);
  });

  it("has one entry a minute where only other statistics change, and none of a half alone", () => {
    const passes = [10, 20, 70_010, 80_000].map((at) => row("passes", at, at, 0));
    const rows = [row("attacks", 0, 1, 0), ...passes, row("attacks", 90_000, 9, 9, "first_half")];
    expect(historyOf(rows).map(([at]) => at)).toEqual([0, 70_010]);
    expect(historyOf(passes)).toEqual([]);
  });
});

describe("The history of a live source", () => {
  it("keeps the last counts of each minute", () => {
    const first = addCounts([], [row("corners", 0, 1, 0)], 61_000);
    const same = addCounts(first, [row("corners", 0, 2, 0)], 119_000);
    const next = addCounts(same, [row("corners", 0, 2, 0)], 120_000);
    expect(next.map(([at, , , corners]) => [at, corners])).toEqual([
      [119_000, 2],
      [120_000, 2],
    ]);
    expect(addCounts(next, [row("possession", 0, 50, 50)], 200_000)).toEqual(next);
  });
});

describe("Reports by match minute", () => {
  const entry = (minute: number, corners: number): CountsAt => [
    ...([minute * MINUTE, 0, 0, corners, 0, 0] as const),
    ...([0, 0, 0, 0, 0] as const),
  ];

  it("puts a report of the break at the end of the half, and one before kick-off nowhere", () => {
    const reports = attackReports([entry(-1, 0), entry(10, 1), entry(50, 2)], HALF);
    expect(reports.map(({ minute, added, home }) => [minute, added, home.corners])).toEqual([
      [11, 0, 1],
      [45, 3, 2],
    ]);
  });

  it("does not go back with a clock that is set back", () => {
    const states = [state(0, "first_half", 0), state(20 * MINUTE, "first_half", 5 * MINUTE)];
    const reports = attackReports([entry(19, 1), entry(21, 2)], states);
    expect(reports.map(({ minute, home }) => [minute, home.corners])).toEqual([[20, 2]]);
  });
});

describe("Momentum of demo matches", () => {
  it("covers every minute that was played but longer ones without a change, one report a minute", () => {
    ofEveryMatch((_, { stats, status_changes }) => {
      const history = historyOf(stats.map((one) => ({ ...one, known_at: knownMs(one.known_at_ms) })));
      const states = status_changes.map(({ known_at_ms, status, period_started_at_ms }) => ({
        ...{ known_at: knownMs(known_at_ms), status, period_started_at: period_started_at_ms },
        ...{ clock_speed: 1, minute: null, added: null },
      }));
      const reports = attackReports(history, states);
      expect(reports.length).toBeLessThanOrEqual(150);
      expect(new Set(reports.map(({ minute, added }) => `${minute}+${added}`)).size).toBe(reports.length);
      const momentum = momentumOf(reports);
      // More than six minutes without a change are a gap, as the chart has it; fewer never are.
      const covered = momentum?.minutes.map(({ value }) => (value === null ? "-" : "x")).join("") ?? "";
      expect(covered.match(/-+/g)?.filter((gap) => gap.length <= 6) ?? []).toEqual([]);
      if (stats.length > 0 && status_changes.some(({ status }) => status === "ended"))
        expect(momentum?.minutes.length).toBeGreaterThanOrEqual(90);
    });
  });
});
