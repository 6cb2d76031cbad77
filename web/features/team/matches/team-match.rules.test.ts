import { describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { resultOfSide } from "#shared/standings/side-result.rules.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { byMonth, scoreOf, sideOf } from "./team-match.rules.ts";

const ended = (home: number, away: number, winner: Match["winner"], pens?: [number, number]) =>
  aMatch({
    status: "ended",
    home: { goals: home, ...(pens ? { penalties: pens[0] } : {}) },
    away: { goals: away, ...(pens ? { penalties: pens[1] } : {}) },
    rest: { winner },
  });
/** The home team of match 7 is 71, the guests are 72. */
const [HOME, GUESTS] = [71, 72];

describe("A match in a team's list", () => {
  it.each([
    ["a win at home", ended(2, 1, "home"), "won", "lost"],
    ["a draw", ended(1, 1, "draw"), "drawn", "drawn"],
    ["a shoot-out, which decides", ended(3, 3, "away", [2, 4]), "lost", "won"],
    [
      "one that is in play",
      aMatch({ status: "second_half", home: { goals: 2 }, away: { goals: 0 } }),
      null,
      null,
    ],
  ])("The result is correct for each side: %s", (_, match, home, guests) => {
    const results = [HOME, GUESTS].map((id) => resultOfSide(match.winner, sideOf(match, id)));
    expect(results).toEqual([home, guests]);
  });

  it("The score after extra time is shown if there was some, and none before kick-off", () => {
    const long = aMatch({ home: { goals: 1, overtime: 2 }, away: { goals: 1, overtime: 1 } });
    expect(scoreOf(long)).toEqual({ home: 2, away: 1 });
    expect(scoreOf(aMatch())).toBeNull();
  });
});

describe("byMonth", () => {
  it("Matches keep their order, and each month appears once", () => {
    const days = ["2026-08-30", "2026-09-01", "2026-09-14", "2027-01-02"];
    const months = byMonth(
      days.map((_, match_time) => ({ match_time })),
      (seconds) => days[seconds] ?? "",
    );
    expect(months.map(({ month, matches }) => [month, matches.length])).toEqual([
      ["2026-08", 1],
      ["2026-09", 2],
      ["2027-01", 1],
    ]);
  });
});
