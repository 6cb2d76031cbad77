import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  delayIn,
  isDelay,
  isShielding,
  MAX_DELAY_SECONDS,
  NO_SHIELD,
  type Revealed,
  scoresCookie,
  shieldedQuery,
  shieldIn,
  shieldsSome,
  stricterOf,
} from "./shield.rules.ts";

describe("a delay", () => {
  it("A delay is a multiple of five seconds up to three minutes, in one spelling", () => {
    const taken = Array.from({ length: 400 }, (_, seconds) => seconds).filter(isDelay);
    expect(taken).toHaveLength(MAX_DELAY_SECONDS / 5);
    expect([taken[0], taken.at(-1)]).toEqual([5, 180]);
    for (const seconds of taken) expect(delayIn(String(seconds))).toBe(seconds);
  });

  it.each(["", "0", "-5", "7", "185", "05", "5.0", "1e1", " 5", "60s", null, undefined])(
    "A delay is not %j",
    (text) => {
      expect(delayIn(text)).toBeNull();
    },
  );
});

describe("the choice in cookies", () => {
  it.each([
    ["", "shown", 0],
    ["delay=60", "shown", 60],
    ["theme=dark; delay=60; scores=hidden", "hidden", 60],
    ["scores=some;delay=5", "some", 5],
    ["__Host-scores=some; __Host-delay=5", "some", 5],
    ["__Host-scores=some; scores=hidden; delay=5", "hidden", 5],
    ["scores=some, scores=hidden", "hidden", 0],
    ["scores=hidden-some", "hidden", 0],
    ["delay=30; delay=90", "shown", 90],
    ["delay=61; scores=HIDDEN", "shown", 0],
    ["xdelay=60; delayed=60; myscores=hidden", "shown", 0],
    ["a=delay=60", "shown", 0],
  ] as const)("The choice of %j is scores %s, %i seconds", (cookies, scores, delay_s) => {
    expect(shieldIn(cookies)).toEqual({ scores, delay_s });
  });

  it.each([
    [false, false, "shown"],
    [false, true, "some"],
    [true, false, "hidden"],
    [true, true, "hidden"],
  ] as const)(
    "A cookie that hides everything (%s) remembers whether some are shielded (%s)",
    (all, some, scores) => {
      const cookie = scoresCookie(all, some);
      const cookies = cookie === null ? "" : `delay=5; scores=${cookie}`;
      expect([shieldIn(cookies).scores, shieldsSome(cookies)]).toEqual([scores, some]);
    },
  );

  it("The choice is always a valid one, for any cookies", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const { scores, delay_s } = shieldIn(`${one}; delay=${other}; scores=${other}`);
        expect(["shown", "some", "hidden"]).toContain(scores);
        expect(delay_s === 0 || isDelay(delay_s)).toBe(true);
      }),
    );
  });
});

describe("a shield", () => {
  it("A shield adds only the parameters that it needs", () => {
    expect([isShielding(NO_SHIELD), shieldedQuery(NO_SHIELD)]).toEqual([false, {}]);
    const some = { scores: "some", delay_s: 30 } as const;
    expect([isShielding(some), shieldedQuery(some)]).toEqual([true, { delay: 30, scores: "hidden" }]);
  });

  it("A shield is lifted for all calls of a page, or for calls about one match", () => {
    const queryOf = (revealed: Revealed, query = {}) =>
      shieldedQuery({ scores: "hidden", delay_s: 0, revealed }, query);
    expect(queryOf("all")).toEqual({});
    expect([queryOf(7), queryOf(7, { match_id: 8 }), queryOf(7, { season_id: 7 })]).toEqual(
      Array(3).fill({ scores: "hidden" }),
    );
    expect(queryOf(7, { match_id: 7 })).toEqual({ scores: "match" });
  });
});

it("The stricter of two shields reveals no more than either", () => {
  const [late, hidden] = [
    { scores: "some", delay_s: 60 },
    { scores: "hidden", delay_s: 0 },
  ] as const;
  expect([stricterOf(late, hidden), stricterOf(hidden, late)]).toEqual(
    Array(2).fill({ scores: "hidden", delay_s: 60 }),
  );
  expect(stricterOf(NO_SHIELD, late)).toEqual(late);
});
