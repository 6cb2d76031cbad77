import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateOf, dayBounds, isDate, offsetOfDay, weekdayOf } from "./index.ts";

/** Zones with clock changes: at one, at two, at midnight, by half an hour, south, and one that skipped a day. */
const CHANGING = [
  ...[
    "Europe/Paris",
    "America/New_York",
    "Africa/Cairo",
    "Asia/Beirut",
    "America/Santiago",
    "America/Havana",
  ],
  ...["Australia/Lord_Howe", "Africa/Casablanca", "America/Nuuk", "Pacific/Apia"],
];
const hoursOf = (date: string, zone: string) => {
  const { from, to } = dayBounds(date, zone);
  return (to - from) / 3600;
};

describe("days", () => {
  it("Days that no calendar has are refused", () => {
    const days = ["2024-02-29", "2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "2026-01-01T00:00"];
    expect(days.map(isDate)).toEqual([true, false, false, false, false, false]);
  });

  it("A moment is on the day of the zone, not of the machine", () => {
    const lateEvening = Date.UTC(2026, 0, 1, 18, 30) / 1000;
    const days = ["+07:00", "+00:00", "Asia/Ho_Chi_Minh", "America/New_York"].map((zone) =>
      dateOf(lateEvening, zone),
    );
    expect(days).toEqual(["2026-01-02", "2026-01-01", "2026-01-02", "2026-01-01"]);
  });

  it("A day begins and ends at the zone's midnight", () => {
    const { from, to } = dayBounds("2026-01-02", "+07:00");
    expect([from, to].map((seconds) => new Date(seconds * 1000).toISOString())).toEqual([
      "2026-01-01T17:00:00.000Z",
      "2026-01-02T17:00:00.000Z",
    ]);
    expect([dateOf(from), dateOf(to - 1), dateOf(to)]).toEqual(["2026-01-02", "2026-01-02", "2026-01-03"]);
  });

  it.each([
    ["2026-03-29", "Europe/Paris", 23],
    ["2026-10-25", "Europe/Paris", 25],
    ["2026-08-15", "Europe/Paris", 24],
    ["2026-04-24", "Africa/Cairo", 23],
    ["2026-04-04", "America/Santiago", 25],
    ["2026-10-04", "Australia/Lord_Howe", 23.5],
  ])("A day has the hours of its clocks: %s in %s has %d", (date, zone, hours) => {
    expect(hoursOf(date, zone)).toBe(hours);
  });

  it.each([
    ["2011-12-30", "Pacific/Apia", 0],
    ["1900-01-01", "Europe/Paris", 24],
    ["9999-12-31", "Europe/Paris", 24],
  ])("A day has valid bounds, however odd it is: %s in %s", (date, zone, hours) => {
    expect(hoursOf(date, zone)).toBe(hours);
  });

  it("No second lies between days and none in two of them, in every zone", () => {
    const day = fc.integer({ min: 0, max: 365 * 12 }).map((days) => addDays("2018-01-01", days));
    fc.assert(
      fc.property(day, fc.constantFrom(...CHANGING, "+05:45", "-09:30"), (date, zone) => {
        const { from, to } = dayBounds(date, zone);
        expect(dayBounds(addDays(date, 1), zone).from).toBe(to);
        expect([from - 1, from, to - 1, to].map((second) => dateOf(second, zone))).toEqual([
          addDays(date, -1),
          date,
          date,
          addDays(date, 1),
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it("Days are counted over month and year ends", () => {
    expect([addDays("2026-01-01", -1), addDays("2024-02-28", 1)]).toEqual(["2025-12-31", "2024-02-29"]);
    expect([weekdayOf("2026-11-29"), weekdayOf("2026-11-30")]).toEqual([0, 1]);
  });
});

it("A day has one offset, unless its clocks change", () => {
  expect(offsetOfDay("2026-08-15", "Europe/Paris")).toBe("+02:00");
  expect(offsetOfDay("2026-12-15", "Europe/Paris")).toBe("+01:00");
  expect(offsetOfDay("2026-10-25", "Europe/Paris")).toBeNull();
  expect(offsetOfDay("2026-10-25", "-03:30")).toBe("-03:30");
});
