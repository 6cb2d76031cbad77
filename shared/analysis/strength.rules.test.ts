import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySeen, aPlayed, seenAtHome } from "#tests/support/builders/played-matches.ts";
import { compareStrength, type TeamStrength } from "./strength.rules.ts";

const results = (...scores: [number, number][]) =>
  scores.map(([own, other]) => seenAtHome(aPlayed(own, other)));
const nothing: TeamStrength = { all: [], competition: [], value: null };
const share = (kind: string, shares: ReturnType<typeof compareStrength>) => {
  const found = shares.find((one) => one.kind === kind);
  return found && [found.home, found.away];
};

describe("compareStrength", () => {
  it("Strength compares points per match, 3 for a win and 1 for a draw", () => {
    // 4 points from 2 matches against 1 point from 1 match: 2 a match against 1.
    const home = { ...nothing, all: results([1, 0], [0, 0]) };
    const away = { ...nothing, all: results([2, 2]) };
    const shares = compareStrength({ home, away }, []);
    expect(share("form", shares)).toEqual([66.7, 33.3]);
    expect(shares.map(({ kind }) => kind)).toEqual(["form", "attack", "defence"]);
  });

  it("Form is averaged over all matches and those of the competition, which also stand alone", () => {
    const home = { ...nothing, all: results([1, 0]), competition: results([1, 1]) };
    const away = { ...nothing, all: results([0, 1]), competition: results([1, 0]) };
    // All matches: 3 to 0 = 100; the competition: 1 to 3 = 25.
    const shares = compareStrength({ home, away }, []);
    expect([share("form", shares), share("competition_form", shares)]).toEqual([
      [62.5, 37.5],
      [25, 75],
    ]);
  });

  it("Attack compares goals, and defence the other team's conceded goals", () => {
    const home = { ...nothing, all: results([3, 0], [3, 2]) };
    const away = { ...nothing, all: results([1, 3]) };
    const shares = compareStrength({ home, away }, []);
    expect([share("attack", shares), share("defence", shares)]).toEqual([
      [75, 25],
      [75, 25],
    ]);
  });

  it("Shares are even where both have nothing, and whole where one concedes nothing", () => {
    const goalless = { ...nothing, all: results([0, 0]) };
    expect(share("attack", compareStrength({ home: goalless, away: goalless }, []))).toEqual([50, 50]);
    const leaky = { ...nothing, all: results([0, 4]) };
    const shares = compareStrength({ home: goalless, away: leaky }, []);
    expect([share("defence", shares), share("form", shares)]).toEqual([
      [100, 0],
      [100, 0],
    ]);
  });

  it("A match counts for the winner that is stated, whatever the goals say", () => {
    const awarded = [seenAtHome(aPlayed(2, 0, { winner: "away" }))];
    const shares = compareStrength({ home: nothing, away: nothing }, awarded);
    expect(shares).toEqual([{ kind: "head_to_head", home: 0, away: 100 }]);
  });

  it("The points of the meetings are from the home team's side", () => {
    // Won one, drew one: 4 points to 1.
    const shares = compareStrength({ home: nothing, away: nothing }, results([2, 1], [0, 0]));
    expect(shares).toEqual([{ kind: "head_to_head", home: 80, away: 20 }]);
  });

  it("Squad values of one currency are compared, and others left out", () => {
    const worth = (amount: number, currency = "EUR") => ({ ...nothing, value: { amount, currency } });
    const compare = (home: TeamStrength, away: TeamStrength) => compareStrength({ home, away }, []);
    expect(compare(worth(30), worth(10))).toEqual([{ kind: "value", home: 75, away: 25 }]);
    expect([compare(worth(30), worth(10, "USD")), compare(worth(30), nothing)]).toEqual([[], []]);
  });

  it("Shares add up to 100, and swap with the teams, for any matches", () => {
    const strength = fc.record({
      all: anySeen,
      competition: anySeen,
      value: fc.option(fc.record({ amount: fc.nat(), currency: fc.constantFrom("EUR", "USD") })),
    });
    fc.assert(
      fc.property(strength, strength, (home, away) => {
        const shares = compareStrength({ home, away }, []);
        const turned = compareStrength({ home: away, away: home }, []);
        for (const [place, one] of shares.entries()) {
          expect(one.home + one.away).toBeCloseTo(100, 6);
          expect(one.home).toBeGreaterThanOrEqual(0);
          expect(one.away).toBeGreaterThanOrEqual(0);
          expect(turned[place]?.home).toBeCloseTo(one.away, 0);
        }
      }),
    );
  });
});
