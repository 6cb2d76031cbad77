import { describe, expect, it } from "vitest";
import type { Market } from "./market.table.ts";
import type { Phase } from "./price.table.ts";
import {
  INPLAY_STALE_S,
  isRecentChange,
  latestPhase,
  PREMATCH_STALE_S,
  type PriceMoment,
  priceAge,
  priceState,
  stoodBefore,
} from "./price-state.rules.ts";

const KICK_OFF = 1_700_000_000;
const during = (minute: number): PriceMoment => ({
  now: KICK_OFF + minute * 60,
  match_time: KICK_OFF,
  begun: minute >= 0,
  decided: false,
  closed: false,
  goals: { home: 2, away: 1 },
  corners: { home: 3, away: 4 },
});
const over: PriceMoment = { ...during(500), decided: true, closed: true };
const open = (at: number | null) => ({ at, suspended: false });
const stateOf = (quote: { at: number | null; suspended: boolean }, phase: Phase, moment: PriceMoment) =>
  priceState(quote, { market: "match_result", phase }, moment);

describe("the age of a price", () => {
  it("The age runs with the clock before kick-off and in play, and stops for prices that ended at kick-off", () => {
    expect(priceAge(open(KICK_OFF - 600), "instant", during(-5))).toBe(300);
    expect(priceAge(open(KICK_OFF - 600), "instant", during(40))).toBe(600);
    expect(priceAge(open(KICK_OFF + 600), "inplay", during(11))).toBe(60);
  });

  it("The age is unknown without the price's time, and never negative when clocks differ", () => {
    expect(priceAge(open(null), "inplay", during(11))).toBeNull();
    expect(priceAge(open(KICK_OFF + 700), "inplay", during(11))).toBe(0);
  });
});

describe("the state of a price", () => {
  it.each([
    ["a fresh one in play", KICK_OFF + 600, "inplay", 11, "open"],
    ["one unchanged for more than five minutes of play", KICK_OFF + 600, "inplay", 16, "stale"],
    ["the last before kick-off, late in the match", KICK_OFF - 60, "instant", 80, "past"],
    ["the first, from kick-off on", KICK_OFF - 86_400, "initial", 0, "past"],
    ["the last before kick-off, before it", KICK_OFF - 600, "instant", -1, "open"],
    ["one of fifteen days before kick-off", KICK_OFF - 15 * 86_400, "instant", -1, "stale"],
    ["the first of a month ago", KICK_OFF - 30 * 86_400, "initial", -1, "open"],
    ["one without a time", null, "inplay", 80, "open"],
  ] as const)("The state is right for %s", (_what, at, phase, minute, state) => {
    expect(stateOf(open(at), phase, during(minute))).toBe(state);
  });

  it("A suspended price is suspended at any age", () => {
    expect(stateOf({ at: KICK_OFF, suspended: true }, "inplay", during(90))).toBe("suspended");
    expect(stateOf({ at: KICK_OFF - 60, suspended: true }, "instant", during(1))).toBe("suspended");
  });

  it("An in-play price is closed once its period is over, and one from before is past", () => {
    expect(stateOf(open(KICK_OFF + 5000), "inplay", over)).toBe("closed");
    expect(stateOf({ at: KICK_OFF + 5000, suspended: true }, "inplay", over)).toBe("closed");
    expect(stateOf(open(KICK_OFF - 60), "instant", over)).toBe("past");
    const postponed = { ...during(-30), closed: true };
    expect(stateOf(open(KICK_OFF - 3600), "instant", postponed)).toBe("closed");
  });

  it.each([
    ["over_under", 2.75, "closed"],
    ["over_under", 3, "closed"],
    ["over_under", 3.25, "open"],
    ["corner_over_under", 7, "closed"],
    ["corner_over_under", 7.5, "open"],
    ["asian_handicap", 0.5, "open"],
  ] as const)("The state of %s %d in play at 2-1 with seven corners is %s", (market: Market, line, state) => {
    const quote = { at: KICK_OFF + 600, suspended: false, line };
    expect(priceState(quote, { market, phase: "inplay" }, during(11))).toBe(state);
    const unknown = { ...during(11), goals: null, corners: null };
    expect(priceState(quote, { market, phase: "inplay" }, unknown)).toBe("open");
  });

  it("The state changes at the limits", () => {
    const at = (age: number) => stateOf(open(KICK_OFF), "inplay", during(age / 60));
    expect([at(INPLAY_STALE_S), at(INPLAY_STALE_S + 1)]).toEqual(["open", "stale"]);
    const standing = (age: number) => stateOf(open(KICK_OFF - 60 - age), "instant", during(-1));
    expect([standing(PREMATCH_STALE_S), standing(PREMATCH_STALE_S + 1)]).toEqual(["open", "stale"]);
  });

  it("The state is known for prices at kick-off", () => {
    expect(stoodBefore(open(KICK_OFF - 60), "instant", during(30))).toBe(true);
    expect(stoodBefore({ at: KICK_OFF - 60, suspended: true }, "instant", during(30))).toBe(false);
    expect(stoodBefore(open(KICK_OFF + 60), "inplay", during(30))).toBe(false);
  });
});

describe("the latest price of a row", () => {
  it.each([
    [{ initial: 1, instant: 2, inplay: 3 }, "inplay"],
    [{ initial: 1, instant: 2, inplay: null }, "instant"],
    [{ initial: 1, instant: null, inplay: null }, "initial"],
    [{ initial: null, instant: null, inplay: null }, null],
  ] as const)("The latest price of %j is that of %s", (row, phase) => {
    expect(latestPhase(row)).toBe(phase);
  });
});

describe("a recent change", () => {
  it("A change within thirty minutes is recent", () => {
    expect([0, 1800, 1801, -5].map((ago) => isRecentChange(KICK_OFF - ago, KICK_OFF))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isRecentChange(null, KICK_OFF)).toBe(false);
  });
});
