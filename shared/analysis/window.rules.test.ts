import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPlayed, anySeen } from "#tests/support/builders/played-matches.ts";
import { lastMatches, type MatchPlace, splitBySide } from "./window.rules.ts";

const place = (id: number, home_id: number, away_id: number, competition_id = 1): MatchPlace => ({
  id,
  match_time: id * 100,
  competition_id,
  home_id,
  away_id,
});

describe("lastMatches", () => {
  const matches = [
    place(1, 1, 2),
    place(2, 3, 1, 2),
    place(3, 1, 3),
    place(4, 2, 1),
    place(5, 2, 3),
    place(6, 1, 2),
  ];
  const ids = (window: object) =>
    lastMatches(matches, { team_id: 1, before: 600, count: 9, ...window }).map(({ id }) => id);

  it("A window has the team's last matches before a moment, newest first", () => {
    expect([ids({}), ids({ count: 2 }), ids({ before: 601 }), ids({ before: 100 })]).toEqual([
      [4, 3, 2, 1],
      [4, 3],
      [6, 4, 3, 2, 1],
      [],
    ]);
  });

  it("A window can be of one kind: a side, a competition, an opponent", () => {
    expect([ids({ side: "home" }), ids({ side: "away", count: 1 })]).toEqual([[3, 1], [4]]);
    expect([ids({ competition_id: 2 }), ids({ opponent_id: 2 })]).toEqual([[2], [4, 1]]);
    expect(ids({ opponent_id: 2, side: "away", competition_id: 1 })).toEqual([4]);
  });

  it("Repeated matches count once, and those of one moment are ordered by id", () => {
    const duplicates = [place(1, 1, 2), { ...place(2, 3, 1), match_time: 100 }, place(1, 1, 2)];
    const found = lastMatches(duplicates, { team_id: 1, before: 600, count: 9 });
    expect(found.map(({ id }) => id)).toEqual([2, 1]);
  });

  it("A shorter window is the beginning of a longer one, for any matches", () => {
    fc.assert(
      fc.property(fc.array(anyPlayed), fc.nat(20), fc.nat(20), (list, fewer, more) => {
        const window = { team_id: 1, before: 900 };
        const long = lastMatches(list, { ...window, count: fewer + more });
        expect(lastMatches(list, { ...window, count: fewer })).toEqual(long.slice(0, fewer));
        expect(long.every((match) => match.match_time < 900)).toBe(true);
      }),
    );
  });
});

describe("splitBySide", () => {
  it("Every match is on one side", () => {
    fc.assert(
      fc.property(anySeen, (matches) => {
        const { total, home, away } = splitBySide(matches, (some) => some.length);
        expect(home + away).toBe(total);
        expect(total).toBe(matches.length);
      }),
    );
  });
});
