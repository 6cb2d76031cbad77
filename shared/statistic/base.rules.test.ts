import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inPairs, matchesOf, sameBase } from "./base.rules.ts";

describe("the base of a figure", () => {
  const season = { matches: 27, counted: { shots: 3, shots_on_target: 3 } };

  it("The base is all matches unless a smaller number is given", () => {
    expect([matchesOf(season, "goals"), matchesOf(season, "shots")]).toEqual([27, 3]);
    expect(matchesOf(season, "constructor")).toBe(27);
  });

  it("A base is shared by statistics of the same number of matches alone", () => {
    expect(sameBase([season], ["shots", "shots_on_target"])).toBe(3);
    expect(sameBase([season], ["goals", "shots"])).toBeNull();
    expect(sameBase([season, { matches: 3, counted: {} }], ["shots"])).toBe(3);
    expect(sameBase([season, { matches: 4, counted: {} }], ["shots"])).toBeNull();
    expect(sameBase([], ["shots"])).toBeNull();
  });
});

describe("figures in pairs", () => {
  const PAIRS = [["passes", "accurate"]] as const;

  it("A pair keeps the whole while no match has both, or the part where no match has the whole", () => {
    expect(inPairs([{ passes: 3 }, { passes: null, accurate: 5 }], PAIRS)).toEqual([
      { passes: 3, accurate: null },
      { passes: null, accurate: null },
    ]);
    expect(inPairs([{ passes: null, accurate: 5 }], PAIRS)).toEqual([{ passes: null, accurate: 5 }]);
  });

  it("A pair is of the matches that have both, and the part never exceeds its whole", () => {
    const count = fc.option(fc.nat(9));
    fc.assert(
      fc.property(fc.array(fc.record({ passes: count, accurate: count, other: count })), (matches) => {
        const paired = inPairs(matches, PAIRS);
        const hasAny = (statistic: "passes" | "accurate") =>
          paired.some((match) => match[statistic] !== null);
        paired.forEach(({ passes, accurate, other }, at) => {
          expect(other).toBe(matches[at]?.other);
          if (hasAny("passes") && hasAny("accurate")) expect(passes === null).toBe(accurate === null);
          if (passes !== null && accurate !== null) expect(accurate).toBeLessThanOrEqual(passes);
        });
      }),
    );
  });
});
