import { describe, expect, it } from "vitest";
import { emptySideScore, type Incident, type MatchStat } from "#shared/match/index.ts";
import { aMatch, anIncident } from "#tests/support/builders/match-builders.ts";
import { cornersOf } from "./match-corners.rules.ts";

const matchWith = (home: number | null, away: number | null) =>
  aMatch({
    score: { home: { ...emptySideScore, corners: home }, away: { ...emptySideScore, corners: away } },
  });
const corner = (minute: number | null, side: "home" | "away", fields: Partial<Incident> = {}) =>
  anIncident({ kind: "corner", minute, side, ...fields });
const stat = (period: MatchStat["period"], home: number, away: number): MatchStat => ({
  kind: "corners",
  period,
  home,
  away,
});

describe("Corners of a match", () => {
  it("Corners are counted in order, without cancelled ones", () => {
    const incidents = [
      corner(4, "home"),
      anIncident({ minute: 20 }),
      corner(30, "away", { cancelled: true }),
      corner(45, "away", { added: 2 }),
      corner(46, "home"),
    ];
    expect(cornersOf(matchWith(2, 1), incidents, [])).toEqual({
      match_id: 1,
      home: 2,
      away: 1,
      home_half: 1,
      away_half: 1,
      events: [
        { minute: 4, added: null, side: "home", home: 1, away: 0 },
        { minute: 45, added: 2, side: "away", home: 1, away: 1 },
        { minute: 46, added: null, side: "home", home: 2, away: 1 },
      ],
    });
  });

  it("Corners are unknown, not zero, where the source does not cover them", () => {
    expect(cornersOf(matchWith(null, null), [], [])).toMatchObject({
      home: null,
      away: null,
      home_half: null,
      away_half: null,
      events: [],
    });
  });

  it("Both halves have zero corners while none was taken", () => {
    expect(cornersOf(matchWith(0, 0), [], [])).toMatchObject({ home: 0, home_half: 0, away_half: 0 });
  });

  it("Corners of a half are unknown where a corner is not listed or has no minute", () => {
    const unknown = { home_half: null, away_half: null };
    expect(cornersOf(matchWith(5, 3), [corner(4, "home")], [])).toMatchObject(unknown);
    expect(cornersOf(matchWith(1, 0), [corner(null, "home")], [])).toMatchObject(unknown);
  });

  it("Corners come from the statistics where the row has none", () => {
    const stats = [stat("full", 7, 4), stat("first_half", 3, 1)];
    expect(cornersOf(matchWith(null, null), [], stats)).toMatchObject({
      home: 7,
      away: 4,
      home_half: 3,
      away_half: 1,
    });
  });
});
