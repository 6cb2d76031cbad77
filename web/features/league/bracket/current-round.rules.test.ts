import { describe, expect, it } from "vitest";
import { bracketsOf } from "#shared/competition/bracket.rules.ts";
import type { MatchStatus, StageId } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { currentRound, distinctNames } from "./current-round.rules.ts";

const stage = { id: 1 as StageId, name: "Finals", mode: "knock_out" as const };
const match = (id: number, home: number, away: number, round: string, status: MatchStatus = "ended") =>
  aMatch({
    id,
    status,
    home: status === "ended" ? { goals: 2 } : {},
    away: status === "ended" ? { goals: 1 } : {},
    rest: {
      ...{ stage, round, match_time: 1_671_375_600 + id },
      home: { ...aMatch().home, id: home, name: `Team ${home}` },
      away: { ...aMatch().home, id: away, name: `Team ${away}` },
    },
  });
const currentOf = (...matches: Parameters<typeof bracketsOf>[1]) => {
  const [bracket] = bracketsOf([stage], matches);
  return bracket?.rounds[currentRound(bracket.rounds)]?.name;
};

describe("The current round of a bracket", () => {
  it.each([
    ["not_started", "Semi-finals"],
    ["second_half", "Semi-finals"],
  ] as const)("A round with a match that is %s is current", (status, round) => {
    expect(currentOf(match(1, 1, 2, "Semi-finals"), match(2, 3, 4, "Semi-finals", status))).toBe(round);
  });

  it("When all matches are over, the last round with known teams is current", () => {
    const semis = [match(1, 1, 2, "Semi-finals"), match(2, 3, 4, "Semi-finals")];
    expect(currentOf(...semis)).toBe("Semi-finals");
    expect(currentOf(...semis, match(3, 1, 3, "Final", "not_started"))).toBe("Final");
    expect(currentOf(...semis, match(3, 1, 3, "Final"))).toBe("Final");
  });
});

describe("Names of rounds", () => {
  it("A repeated name gets its detail, else a number; other names stay", () => {
    const of = (...rows: [string, string | null][]) =>
      distinctNames(rows.map(([name, detail]) => ({ name, detail })));
    expect(of(["Play-offs", "16 teams"], ["Play-offs", "8 teams"], ["Final", "2 teams"])).toEqual([
      ...["Play-offs (16 teams)", "Play-offs (8 teams)", "Final"],
    ]);
    expect(
      of(["Play-offs", "8 teams"], ["Play-offs", "8 teams"], ["Finals", null], ["Finals", null]),
    ).toEqual([...["Play-offs (8 teams) 1", "Play-offs (8 teams) 2", "Finals 1", "Finals 2"]]);
  });
});
