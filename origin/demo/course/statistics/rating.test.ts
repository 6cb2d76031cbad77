import { describe, expect, it } from "vitest";
import { PLAYER_COUNTS } from "#shared/player/index.ts";
import type { Counts } from "./player-ledger.ts";
import { type Performance, ratingOf } from "./rating.ts";

const counts = (given: Partial<Counts> = {}): Counts => ({
  ...(Object.fromEntries(PLAYER_COUNTS.map((key) => [key, 0])) as Counts),
  ...given,
});
const performance = (given: Partial<Performance> = {}): Performance => ({
  role: "M",
  minutes: 90,
  conceded: 1,
  lead: 0,
  own_goals: 0,
  missed_penalties: 0,
  touch: 0,
  ...given,
});
const rated = (did: Partial<Counts>, given: Partial<Performance> = {}): number =>
  ratingOf(counts(did), performance(given)) ?? 0;

describe("ratingOf", () => {
  it("A midfielder who did nothing for ninety minutes is rated about six", () => {
    expect(rated({})).toBe(6.3);
  });

  it("A goal adds about one to a rating, a penalty less, and an assist half of it", () => {
    const goal = { goals: 1, shots: 1, shots_on_target: 1 };
    expect(rated(goal) - rated({})).toBeCloseTo(1, 0);
    expect(rated({ ...goal, penalty_goals: 1 })).toBeLessThan(rated(goal));
    expect(rated({ assists: 1 }) - rated({})).toBeCloseTo(0.6, 1);
  });

  it("Cards, own goals and missed penalties lower a rating", () => {
    expect(rated({ yellow_cards: 1 })).toBeLessThan(rated({}));
    expect(rated({ red_cards: 1 })).toBeLessThan(rated({ second_yellow_cards: 1 }));
    expect(rated({}, { own_goals: 1 })).toBeLessThan(6);
    expect(rated({}, { missed_penalties: 1 })).toBeLessThan(6);
  });

  it("A goal against costs the goalkeeper more rating than any outfield player", () => {
    const lost = (role: Performance["role"]) =>
      rated({}, { role, conceded: 0 }) - rated({}, { role, conceded: 3 });
    expect(lost("G")).toBeGreaterThan(lost("D"));
    expect(lost("D")).toBeGreaterThan(lost("M"));
    expect(lost("F")).toBe(0);
  });

  it("Ratings stay within 4.5 and 10", () => {
    expect(rated({ goals: 7, assists: 3 })).toBe(10);
    expect(rated({ red_cards: 1, fouls: 6 }, { own_goals: 3 })).toBe(4.5);
  });

  it("A player with less than ten minutes is not rated", () => {
    expect(ratingOf(counts({ goals: 1 }), performance({ minutes: 9 }))).toBeNull();
    expect(ratingOf(counts({ goals: 1 }), performance({ minutes: 10 }))).not.toBeNull();
  });
});
