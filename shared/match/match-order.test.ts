import { describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import type { CompetitionId } from "./match.schema.ts";
import { groupByCompetition } from "./match-order.ts";

const inCompetition = (id: number, name: string, hot: number, code = "XX") => ({
  ...aMatch().competition,
  id: id as CompetitionId,
  name,
  hot,
  country: { ...aMatch().competition.country, code },
});

describe("groupByCompetition", () => {
  it("Vietnamese competitions come first, then the hotter, then by Vietnamese name", () => {
    const groups = groupByCompetition([
      aMatch({ id: 1, competition: inCompetition(1, "Đan Mạch", 3) }),
      aMatch({ id: 2, competition: inCompetition(2, "Hot", 5) }),
      aMatch({ id: 3, competition: inCompetition(3, "Hạng nhì", 2, "VIE") }),
      aMatch({ id: 4, competition: inCompetition(4, "Bỉ", 3) }),
    ]);
    expect(groups.map((group) => group.competition.name)).toEqual(["Hạng nhì", "Hot", "Bỉ", "Đan Mạch"]);
  });

  it("A minor competition does not move above a hot one because one of its matches is on", () => {
    const groups = groupByCompetition([
      aMatch({ id: 1, competition: inCompetition(1, "Friendlies", 1), status: "half_time" }),
      aMatch({ id: 2, competition: inCompetition(2, "Hot", 5) }),
    ]);
    expect(groups.map((group) => group.competition.name)).toEqual(["Hot", "Friendlies"]);
  });

  it("A competition's matches are ordered by kick-off, then by id, for any input order", () => {
    const groups = groupByCompetition([
      aMatch({ id: 3 }),
      aMatch({ id: 2, match_time: 5 }),
      aMatch({ id: 1 }),
    ]);
    expect(groups[0]?.matches.map((match) => match.id)).toEqual([2, 1, 3]);
  });

  it("A match whose hour is unknown comes after those of its day that have one", () => {
    const groups = groupByCompetition([
      aMatch({ id: 1, match_time: 1000, time_unknown: true }),
      aMatch({ id: 2, match_time: 2000 }),
      aMatch({ id: 3, match_time: 500 }),
    ]);
    expect(groups[0]?.matches.map((match) => match.id)).toEqual([3, 2, 1]);
  });
});
