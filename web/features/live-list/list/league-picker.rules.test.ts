import { describe, expect, it } from "vitest";
import { groupByCompetition } from "#shared/match/match-order.ts";
import { plainText } from "#shared/match/name.rules.ts";
import { aMatch } from "#tests/support/page-builders.ts";
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

describe("the filter of the league picker", () => {
  it("knows letters without their marks, and d for đ", () => {
    expect(plainText(" Giải ĐẠI Bàng ")).toBe("giai dai bang");
    expect(found("dai bang")).toEqual(["Giải Đại Bàng"]);
    expect(found("Đông")).toEqual(["Cúp Đông"]);
  });

  it("finds a country's leagues by the country", () => {
    expect(found("duc")).toEqual(["Giải Đại Bàng"]);
  });

  it("keeps everything while nothing is typed, countries by name", () => {
    expect(countries.map(({ name }) => name)).toEqual(["Anh", "Áo", "Đức"]);
    expect(found("")).toHaveLength(3);
  });

  it("finds nothing where nothing fits", () => {
    expect(found("xyz")).toEqual([]);
  });
});

describe("a choice of leagues", () => {
  it("takes some in and others out", () => {
    expect([...choose(new Set([1, 2]), [2, 3], true)]).toEqual([1, 2, 3]);
    expect([...choose(new Set([1, 2]), [2, 3], false)]).toEqual([1]);
  });
});
