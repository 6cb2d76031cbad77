import { describe, expect, it } from "vitest";
import { instantOf, isZone, offsetMinutes } from "./wall-clock.ts";

const utc = (date: string, time: string, zone: string): string | null => {
  const instant = instantOf(date, time, zone);
  return instant === null ? null : new Date(instant * 1000).toISOString().slice(0, 16);
};

describe("Local times", () => {
  it.each([
    ["2024-08-17", "15:00", "Europe/London", "2024-08-17T14:00"],
    ["2024-12-17", "15:00", "Europe/London", "2024-12-17T15:00"],
    ["2025-03-30", "12:00", "Europe/Madrid", "2025-03-30T10:00"],
    ["2025-03-29", "21:00", "Europe/Madrid", "2025-03-29T20:00"],
    ["2025-11-02", "20:30", "America/New_York", "2025-11-03T01:30"],
    ["2022-12-18", "18:00", "Asia/Qatar", "2022-12-18T15:00"],
    ["2026-06-11", "13:00", "UTC-6", "2026-06-11T19:00"],
    ["2026-06-11", "13:00", "UTC+5:30", "2026-06-11T07:30"],
    ["2026-03-31", "20:45", "CEST", "2026-03-31T18:45"],
  ])("Local time %s %s in %s is %s UTC", (date, time, zone, expected) => {
    expect(utc(date, time, zone)).toBe(expected);
  });

  it("Of an hour repeated in autumn the second is used, and a time skipped in spring is shifted", () => {
    expect(utc("2024-10-27", "01:30", "Europe/London")).toBe("2024-10-27T01:30");
    expect(utc("2024-03-31", "01:30", "Europe/London")).toBe("2024-03-31T01:30");
  });

  it.each(["IST", "AST", "ACT", "ist"])(
    "The abbreviation %s, which has several meanings, is no zone",
    (zone) => {
      expect([isZone(zone), utc("2024-01-01", "12:00", zone)]).toEqual([false, null]);
    },
  );

  it("A valid zone is distinguished from other words", () => {
    expect([isZone("Europe/Paris"), isZone("UTC±0"), isZone("Mars/Base"), isZone("UTC+19")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(offsetMinutes("UTC−3")).toBe(-180);
    expect(utc("2024-01-01", "12:00", "Mars/Base")).toBeNull();
  });
});
