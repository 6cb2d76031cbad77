import { describe, expect, it } from "vitest";
import { parseTzMinutes } from "./day.ts";
import { tzOfMinutes, ZONES } from "./zones.table.ts";

describe("zones to choose from", () => {
  it("are each understood by the calls, and come back as they were", () => {
    for (const zone of ZONES) expect(tzOfMinutes(parseTzMinutes(zone) ?? Number.NaN)).toBe(zone);
  });
});
