import { describe, expect, it } from "vitest";
import { minutePlans, problemsOfMinutes } from "#tests/support/consistency/minute-problems.ts";
import { playMatch } from "../course.ts";

/** Matches of a seed; tests/sweep covers many more. */
const MATCHES = 24;

describe.each(["demo", "other"])("Matches of seed %s", (seed) => {
  it("Score, incidents, statistics, players and commentary of a match agree at every minute", () => {
    const spoken = { corner: 0, score: 0, possession: 0, shots: 0, men: 0 };
    const renewed = { score: 0, interruption: 0, overtime_break: 0 };
    let takenBack = 0;
    for (const plan of minutePlans(seed, MATCHES)) {
      const course = playMatch(plan);
      takenBack += course.incidents.filter(({ cancelled_at_ms }) => cancelled_at_ms !== null).length;
      const found = problemsOfMinutes(plan, course);
      expect(found.problems.slice(0, 5)).toEqual([]);
      for (const number of Object.keys(spoken) as (keyof typeof spoken)[])
        spoken[number] += found.spoken[number];
      for (const reason of Object.keys(renewed) as (keyof typeof renewed)[])
        renewed[reason] += found.renewed[reason];
    }
    expect(takenBack).toBeGreaterThan(0);
    for (const [number, times] of Object.entries(spoken)) expect(times, number).toBeGreaterThan(0);
    for (const [reason, times] of Object.entries(renewed)) expect(times, reason).toBeGreaterThan(0);
  });
});
