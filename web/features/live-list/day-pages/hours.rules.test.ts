import { describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { hoursOf } from "./hours.rules.ts";

/** A match of a competition (its id is its heat) at a time on 18 December 2022 in Vietnam. */
const at = (id: number, time: string, hot: number): Match => {
  const match_time = Date.parse(`2022-12-18T${time}:00+07:00`) / 1000;
  const { competition } = aMatch();
  return aMatch({ id, rest: { match_time, competition: { ...competition, id: hot, hot } } });
};

describe("Matches by hour", () => {
  it("Matches are listed in their hour of kick-off in the shown time zone, earliest first", () => {
    const hours = hoursOf([at(1, "19:45", 3), at(2, "07:00", 3), at(3, "19:00", 3)], 9);
    expect(hours.map(({ from, matches }) => [from, matches.map(({ id }) => Number(id))])).toEqual([
      ["07:00", [2]],
      ["19:00", [3, 1]],
    ]);
  });

  it("Matches with the same kick-off are ordered by competition, hotter ones first", () => {
    const [hour] = hoursOf([at(1, "19:00", 2), at(2, "19:00", 5), at(3, "19:00", 2), at(4, "19:00", 5)], 9);
    expect(hour?.matches.map(({ id }) => Number(id))).toEqual([2, 4, 1, 3]);
  });

  it("Matches without an hour come last, under a heading of their own", () => {
    const dated = { ...at(1, "19:00", 5), time_unknown: true };
    const hours = hoursOf([dated, at(2, "21:00", 2), at(3, "19:00", 2)], 9);
    expect(hours.map(({ from, matches }) => [from, matches.map(({ id }) => Number(id))])).toEqual([
      ["19:00", [3]],
      ["21:00", [2]],
      ["Chưa rõ giờ", [1]],
    ]);
  });

  it("The limit keeps the earliest matches", () => {
    const hours = hoursOf([at(1, "21:00", 2), at(2, "19:00", 5), at(3, "20:00", 2)], 2);
    expect(hours.map(({ from }) => from)).toEqual(["19:00", "20:00"]);
  });
});
