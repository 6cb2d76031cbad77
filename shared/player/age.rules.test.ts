import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../time/index.ts";
import { ageAt } from "./age.rules.ts";

const at = (date: string, time = "12:00:00") => Date.parse(`${date}T${time}Z`) / 1000;

describe("ageAt", () => {
  it.each([
    ["1987-06-24", "2026-06-23", 38],
    ["1987-06-24", "2026-06-24", 39],
    ["2004-02-29", "2025-02-28", 20],
    ["2004-02-29", "2025-03-01", 21],
    ["2004-02-29", "2028-02-29", 24],
    ["2026-11-21", "2026-11-21", 0],
  ])("A player born on %s is at %s %d years old", (birthday, date, age) => {
    expect(ageAt(birthday, at(date))).toBe(age);
  });

  it("The age changes at midnight UTC", () => {
    expect(ageAt("2000-01-01", at("2025-12-31", "23:59:59"))).toBe(25);
    expect(ageAt("2000-01-01", at("2026-01-01", "00:00:00"))).toBe(26);
  });

  it("The age is unknown without a birthday and before it", () => {
    expect(ageAt(null, at("2026-01-01"))).toBeNull();
    expect(ageAt("2027-01-01", at("2026-01-01"))).toBeNull();
  });

  it("The age never falls, and grows by one in any 366 days", () => {
    const day = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(day, day, (born, lived) => {
        const birthday = addDays("1950-01-01", born);
        const now = at(addDays(birthday, lived));
        const age = ageAt(birthday, now) ?? Number.NaN;
        const later = ageAt(birthday, now + 366 * 86_400) ?? Number.NaN;
        expect([age + 1, age + 2]).toContain(later);
        expect(age).toBeLessThanOrEqual(lived / 365.2425 + 0.01);
      }),
    );
  });
});
