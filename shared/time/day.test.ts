import { describe, expect, it } from "vitest";
import { addDays, dateOf, dayBounds, isDate, parseTzMinutes } from "./index.ts";

describe("zones", () => {
  it.each([
    ["+07:00", 420],
    ["-04:30", -270],
    ["+00:00", 0],
    ["+14:00", 840],
    ["+14:30", null],
    ["+7:00", null],
    ["Asia/Ho_Chi_Minh", null],
  ])("reads %s as %s minutes", (tz, minutes) => {
    expect(parseTzMinutes(tz)).toBe(minutes);
  });
});

describe("days", () => {
  it("refuses days that no calendar has", () => {
    expect(["2024-02-29", "2026-02-29", "2026-13-01", "26-01-01"].map(isDate)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("falls on the day of the zone, not of the machine", () => {
    const lateEvening = Date.UTC(2026, 0, 1, 18, 30) / 1000;
    expect([dateOf(lateEvening, "+07:00"), dateOf(lateEvening, "+00:00")]).toEqual([
      "2026-01-02",
      "2026-01-01",
    ]);
  });

  it("begins and ends a day at the zone's midnight", () => {
    const { from, to } = dayBounds("2026-01-02", "+07:00");
    expect([from, to].map((seconds) => new Date(seconds * 1000).toISOString())).toEqual([
      "2026-01-01T17:00:00.000Z",
      "2026-01-02T17:00:00.000Z",
    ]);
    expect([dateOf(from), dateOf(to - 1), dateOf(to)]).toEqual(["2026-01-02", "2026-01-02", "2026-01-03"]);
  });

  it("counts days over month and year ends", () => {
    expect([addDays("2026-01-01", -1), addDays("2024-02-28", 1)]).toEqual(["2025-12-31", "2024-02-29"]);
  });
});
