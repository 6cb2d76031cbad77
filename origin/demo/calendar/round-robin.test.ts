import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRandom } from "../random.ts";
import { roundRobin } from "./round-robin.ts";

describe("roundRobin", () => {
  it("roundRobin lets every pair meet as often at home as away, once per round", () => {
    const sizes = fc.constantFrom(4, 8, 16, 18, 20);
    const meetings = fc.constantFrom<2 | 4>(2, 4);
    fc.assert(
      fc.property(sizes, meetings, fc.string(), (size, times, seed) => {
        const teams = Array.from({ length: size }, (_, index) => index);
        const rounds = roundRobin(teams, times, createRandom(seed));
        expect(rounds).toHaveLength((size - 1) * times);
        const met = new Map<string, number>();
        for (const round of rounds) {
          expect(new Set(round.flatMap(({ home, away }) => [home, away])).size).toBe(size);
          for (const { home, away } of round)
            met.set(`${home}-${away}`, (met.get(`${home}-${away}`) ?? 0) + 1);
        }
        expect(met.size).toBe(size * (size - 1));
        expect(new Set(met.values())).toEqual(new Set([times / 2]));
      }),
      { numRuns: 30 },
    );
  });

  it("roundRobin keeps home and away matches of each team within two of each other at any time", () => {
    const teams = Array.from({ length: 18 }, (_, index) => index);
    const balance = new Map(teams.map((team) => [team, 0]));
    for (const round of roundRobin(teams, 4, createRandom("balance"))) {
      for (const { home, away } of round) {
        balance.set(home, (balance.get(home) ?? 0) + 1);
        balance.set(away, (balance.get(away) ?? 0) - 1);
      }
      expect(Math.max(...[...balance.values()].map(Math.abs))).toBeLessThanOrEqual(2);
    }
  });

  it("roundRobin refuses an odd number of teams", () => {
    expect(() => roundRobin([1, 2, 3], 2, createRandom("x"))).toThrow("even");
  });
});
