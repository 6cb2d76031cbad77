import { describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/page-builders.ts";
import { oddsMatchOf } from "./odds-match.rules.ts";

const sideAt = (half: number, goals: number) => ({ half, goals, corners: 4 });

describe("a match as its prices see it", () => {
  it("stands at 0-0 before kick-off", () => {
    expect(oddsMatchOf(aMatch(), "full")).toMatchObject({ decided: false, goals: { home: 0, away: 0 } });
  });

  it("stands at its score while it is played", () => {
    const match = aMatch({ status: "second_half", home: sideAt(1, 2), away: sideAt(0, 1) });
    expect(oddsMatchOf(match, "full")).toMatchObject({
      decided: false,
      live: true,
      goals: { home: 2, away: 1 },
      corners: { home: 4, away: 4 },
    });
  });

  it("is decided at half-time for prices of the first half, whose corners nobody kept", () => {
    const match = aMatch({ status: "second_half", home: sideAt(1, 2), away: sideAt(0, 1) });
    expect(oddsMatchOf(match, "half")).toMatchObject({
      decided: true,
      goals: { home: 1, away: 0 },
      corners: null,
    });
  });

  it("is decided after 90 minutes: extra time is not what was bet on", () => {
    const match = aMatch({
      status: "overtime",
      home: { goals: 2, overtime: 3 },
      away: { goals: 2, overtime: 2 },
    });
    expect(oddsMatchOf(match, "full")).toMatchObject({ decided: true, goals: { home: 2, away: 2 } });
  });

  it("has begun where it broke off, and is closed where it is not played", () => {
    expect(oddsMatchOf(aMatch({ status: "interrupted" }), "full")).toMatchObject({
      begun: true,
      closed: false,
    });
    expect(oddsMatchOf(aMatch({ status: "postponed" }), "full")).toMatchObject({
      begun: false,
      closed: true,
    });
    expect(oddsMatchOf(aMatch({ status: "ended" }), "full")).toMatchObject({ begun: true, closed: true });
  });

  it("has no score where a running match's is not known", () => {
    const match = aMatch({ status: "first_half", home: { goals: null }, away: { goals: null } });
    expect(oddsMatchOf(match, "full").goals).toBeNull();
  });
});
