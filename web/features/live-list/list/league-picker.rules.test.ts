import { describe, expect, it } from "vitest";
import { groupByCompetition } from "#shared/match/match-order.ts";
import { plainText } from "#shared/match/name.rules.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { choose, findLeagues } from "./league-picker.rules.ts";
import { byCountry } from "./match-list-countries.ts";

const { competition } = aMatch();
const league = (id: number, name: string, country: string) =>
  aMatch({
    id,
    rest: {
      competition: {
        ...{ ...competition, id, name },
        country: { ...competition.country, id, name: country, translations: { vi: country } },
      },
    },
  });
const countries = byCountry(
  groupByCompetition([
    league(1, "Giải Đại Bàng", "Đức"),
    league(2, "Giải Vương Miện", "Anh"),
    league(3, "Cúp Đông", "Áo"),
  ]),
);
const found = (typed: string) =>
  findLeagues(countries, typed, (one) => one.competition.name).flatMap(({ leagues }) =>
    leagues.map((one) => one.competition.name),
  );

describe("The filter of the league picker", () => {
  it("The filter ignores diacritics, and d matches đ", () => {
    expect(plainText(" Giải ĐẠI Bàng ")).toBe("giai dai bang");
    expect(found("dai bang")).toEqual(["Giải Đại Bàng"]);
    expect(found("Đông")).toEqual(["Cúp Đông"]);
  });

  it("The filter finds a country's leagues by the country", () => {
    expect(found("duc")).toEqual(["Giải Đại Bàng"]);
  });

  it("An empty filter keeps everything, countries by name", () => {
    expect(countries.map(({ name }) => name)).toEqual(["Anh", "Áo", "Đức"]);
    expect(found("")).toHaveLength(3);
  });

  it("The filter finds nothing without a match", () => {
    expect(found("xyz")).toEqual([]);
  });
});

describe("A league selection", () => {
  it("Leagues can be added to and removed from the selection", () => {
    expect([...choose(new Set([1, 2]), [2, 3], true)]).toEqual([1, 2, 3]);
    expect([...choose(new Set([1, 2]), [2, 3], false)]).toEqual([1]);
  });
});
