import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spanOfSeasonYear } from "#shared/player/index.ts";
import { seasonYearOf, seasonYearsOf, seasonYearText } from "./transfer-season.rules.ts";

const at = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

describe("The season of a transfer", () => {
  it.each([
    ["2025-07-01", "2025-26"],
    ["2026-06-30", "2025-26"],
    ["2026-01-15", "2025-26"],
    ["1999-08-01", "1999-00"],
  ])("The season of %s is %s", (day, season) => expect(seasonYearOf(at(day))).toBe(season));

  it("The season matches the call's definition", () => {
    fc.assert(
      fc.property(fc.integer({ min: at("1950-01-01"), max: at("2090-01-01") }), (seconds) => {
        const span = spanOfSeasonYear(seasonYearOf(seconds));
        expect(span && span.from <= seconds && seconds < span.to).toBe(true);
      }),
    );
  });

  it("Each season is listed once, newest first, in readable form", () => {
    const moves = ["2024-08-01", "2026-07-02", "2025-01-20"].map((day) => ({ at: at(day) }));
    expect(seasonYearsOf(moves).map(seasonYearText)).toEqual(["2026/27", "2024/25"]);
  });
});
