import { describe, expect, it } from "vitest";
import { Continent } from "#shared/competition/index.ts";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { countOf, countriesByName, findCompetitions } from "./tree.rules.ts";

const vietnam = { id: 2, code: "VIE", name: "Vietnam", translations: { vi: "Việt Nam" } };
const denmark = { id: 3, code: "DEN", name: "Denmark", translations: { vi: "Đan Mạch" } };
const competition = (id: number, name: string, country: object, hot = 1, rest = {}) => ({
  ...{ ...aMatch().competition, id, name, hot, country },
  ...rest,
});
const world = aMatch().competition.country;

const tree = [
  Continent.parse({
    id: "asia",
    competitions: [competition(1, "Asian Cup", world, 4, { translations: { vi: "Cúp châu Á" } })],
    countries: [
      { country: vietnam, competitions: [competition(2, "Giải Sao Vàng", vietnam, 5)] },
      { country: denmark, competitions: [competition(3, "Superliga", denmark, 3, { short_name: "SL" })] },
    ],
  }),
];
const found = (wanted: string) => findCompetitions(tree, wanted).map(({ id }) => Number(id));

describe("Search for competitions", () => {
  it.each([
    ["sao vang", [2]],
    ["Việt Nam", [2]],
    ["viet", [2]],
    ["VIE", [2]],
    ["dan mach", [3]],
    ["denmark super", [3]],
    ["sl", [3]],
    ["chau a", [1]],
    ["asian", [1]],
    ["liga", []],
    ["asian denmark", []],
  ])("The search %s finds %j", (wanted, ids) => {
    expect(found(wanted)).toEqual(ids);
  });

  it("Search results list the hottest competitions first", () => {
    expect(found("s")).toEqual([2, 3]);
  });
});

it("A continent's count includes its own competitions and those of its countries", () => {
  expect(tree.map(countOf)).toEqual([3]);
});

it("A continent's countries are sorted by their names in the page's language, not by the English ones", () => {
  const australia = { id: 4, code: "AUS", name: "Australia", translations: { vi: "Úc" } };
  const [asia] = tree;
  const countries = [{ country: australia, competitions: [] }, ...(asia?.countries ?? [])];
  const continent = Continent.parse({ id: "asia", competitions: [], countries });
  expect(countriesByName(continent).map(({ country }) => country.name)).toEqual([
    "Denmark",
    "Australia",
    "Vietnam",
  ]);
});
