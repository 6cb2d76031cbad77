import { describe, expect, it } from "vitest";
import { parseTzMinutes } from "./day.ts";
import { tzOfMinutes, ZONES } from "./zones.table.ts";

describe("zones to choose from", () => {
  it("go from GMT-11 to GMT+13, with the parts of hours that are in use", () => {
    expect([ZONES.length, ZONES[0], ZONES.at(-1)]).toEqual([33, "-11:00", "+13:00"]);
    expect(ZONES.filter((zone) => !zone.endsWith(":00")).join(" ")).toBe(
      "-04:30 -03:30 +03:30 +05:30 +05:45 +06:30 +09:30 +10:30",
    );
    expect(ZONES).toContain("+00:00");
  });

  it("are each understood by the calls, and come back as they were", () => {
    for (const zone of ZONES) expect(tzOfMinutes(parseTzMinutes(zone) ?? Number.NaN)).toBe(zone);
  });
});
