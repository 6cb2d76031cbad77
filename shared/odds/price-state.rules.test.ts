import { describe, expect, it } from "vitest";
import {
  INPLAY_STALE_S,
  isRecentChange,
  latestPhase,
  latestPriceState,
  PREMATCH_STALE_S,
  priceAge,
  priceState,
} from "./price-state.rules.ts";

const KICK_OFF = 1_700_000_000;
const during = (minute: number) => ({ now: KICK_OFF + minute * 60, match_time: KICK_OFF, final: false });
const open = (at: number | null) => ({ at, suspended: false });

describe("the age of a price", () => {
  it("runs with the clock before kick-off and in play, and stands still for prices that ended at kick-off", () => {
    expect(priceAge(open(KICK_OFF - 600), "instant", during(-5))).toBe(300);
    expect(priceAge(open(KICK_OFF - 600), "instant", during(40))).toBe(600);
    expect(priceAge(open(KICK_OFF + 600), "inplay", during(11))).toBe(60);
  });

  it("is unknown where nobody said when, and never below nothing when clocks differ", () => {
    expect(priceAge(open(null), "inplay", during(11))).toBeNull();
    expect(priceAge(open(KICK_OFF + 700), "inplay", during(11))).toBe(0);
  });
});

describe("the state of a price", () => {
  it.each([
    ["a fresh one in play", KICK_OFF + 600, "inplay", 11, "open"],
    ["one that nobody touched for more than five minutes of play", KICK_OFF + 600, "inplay", 16, "stale"],
    ["the last before kick-off, late in the match", KICK_OFF - 60, "instant", 80, "open"],
    ["one of fifteen days before kick-off", KICK_OFF - 15 * 86_400, "instant", -1, "stale"],
    ["the first of a month ago", KICK_OFF - 30 * 86_400, "initial", 0, "open"],
    ["one without a moment", null, "inplay", 80, "open"],
  ] as const)("of %s", (_what, at, phase, minute, state) => {
    expect(priceState(open(at), phase, during(minute))).toBe(state);
  });

  it("is suspended whatever its age", () => {
    expect(priceState({ at: KICK_OFF, suspended: true }, "inplay", during(90))).toBe("suspended");
  });

  it("does not go stale after the match, where the last price in play is a fact", () => {
    expect(priceState(open(KICK_OFF + 5000), "inplay", { ...during(500), final: true })).toBe("open");
  });

  it("turns at the limits", () => {
    const at = (age: number) => priceState(open(KICK_OFF), "inplay", during(age / 60));
    expect([at(INPLAY_STALE_S), at(INPLAY_STALE_S + 1)]).toEqual(["open", "stale"]);
    const standing = (age: number) => priceState(open(KICK_OFF - age), "instant", during(0));
    expect([standing(PREMATCH_STALE_S), standing(PREMATCH_STALE_S + 1)]).toEqual(["open", "stale"]);
  });
});

describe("the latest price of a row", () => {
  it.each([
    [{ initial: 1, instant: 2, inplay: 3 }, "inplay"],
    [{ initial: 1, instant: 2, inplay: null }, "instant"],
    [{ initial: 1, instant: null, inplay: null }, "initial"],
    [{ initial: null, instant: null, inplay: null }, null],
  ] as const)("of %j is that of %s", (row, phase) => {
    expect(latestPhase(row)).toBe(phase);
  });

  it("is stale once there is play and it is from before, unless it was taken off the board", () => {
    const before = open(KICK_OFF - 60);
    expect(latestPriceState(before, "instant", true, during(1))).toBe("stale");
    expect(latestPriceState(before, "instant", false, during(1))).toBe("open");
    expect(latestPriceState({ ...before, suspended: true }, "instant", true, during(1))).toBe("suspended");
    expect(latestPriceState(open(KICK_OFF + 30), "inplay", true, during(1))).toBe("open");
  });
});

describe("a recent change", () => {
  it("is one within thirty minutes", () => {
    expect([0, 1800, 1801, -5].map((ago) => isRecentChange(KICK_OFF - ago, KICK_OFF))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isRecentChange(null, KICK_OFF)).toBe(false);
  });
});
