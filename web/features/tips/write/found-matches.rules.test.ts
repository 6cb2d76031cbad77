import { describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders.ts";
import { foundMatches } from "./found-matches.rules.ts";

const { competition, home, away } = aMatch();
const match = (id: number, names: readonly [string, string], hot: 3 | 5, match_time: number) =>
  aMatch({
    ...{ id, match_time, competition: { ...competition, hot } },
    home: { ...home, name: names[0] },
    away: { ...away, name: names[1] },
  });
const matches = [
  match(1, ["Hà Nội", "Nam Định"], 3, 100),
  match(2, ["Đà Nẵng", "Hà Nội"], 3, 50),
  match(3, ["Arsenal", "Chelsea"], 5, 900),
];
const found = (typed: string) => foundMatches(matches, typed).map(({ id }) => id);

describe("matches to choose from", () => {
  it("are all of them without a word: first what everybody looks for, then by kick-off", () => {
    expect(found("")).toEqual([3, 2, 1]);
  });

  it("are found without marks, by any of their words", () => {
    expect(found("da nang")).toEqual([2]);
    expect(found("HA NOI")).toEqual([2, 1]);
    expect(found("nội nam")).toEqual([1]);
    expect(found("xyz")).toEqual([]);
  });
});
