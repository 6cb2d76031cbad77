import { describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { oddsMatchOf } from "./odds-match.rules.ts";

const sideAt = (half: number, goals: number) => ({ half, goals, corners: 4 });

describe("A match as its prices see it", () => {
  it("Before kick-off the score counts as 0-0", () => {
    expect(oddsMatchOf(aMatch(), "full")).toMatchObject({ decided: false, goals: { home: 0, away: 0 } });
  });

  it("During the match the score is the current one", () => {
    const match = aMatch({ status: "second_half", home: sideAt(1, 2), away: sideAt(0, 1) });
    expect(oddsMatchOf(match, "full")).toMatchObject({
      decided: false,
      live: true,
      goals: { home: 2, away: 1 },
      corners: { home: 4, away: 4 },
    });
  });

  it("First-half prices are settled at half-time, except corners that nobody recorded", () => {
    const match = aMatch({ status: "second_half", home: sideAt(1, 2), away: sideAt(0, 1) });
    expect(oddsMatchOf(match, "half")).toMatchObject({
      decided: true,
      goals: { home: 1, away: 0 },
      corners: null,
    });
  });

  it("Prices are settled after 90 minutes: bets exclude extra time", () => {
    const match = aMatch({
      status: "overtime",
      home: { goals: 2, overtime: 3 },
      away: { goals: 2, overtime: 2 },
    });
    expect(oddsMatchOf(match, "full")).toMatchObject({ decided: true, goals: { home: 2, away: 2 } });
  });

  it("An abandoned match has begun, and an unplayed one is closed", () => {
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

  it("A live match of unknown score has none", () => {
    const match = aMatch({ status: "first_half", home: { goals: null }, away: { goals: null } });
    expect(oddsMatchOf(match, "full").goals).toBeNull();
  });
});
