import { describe, expect, it } from "vitest";
import { readOpenfootball } from "./openfootball.adapter.ts";
import type { OpenfootballOptions } from "./options.ts";

function read(path: string, content: unknown, options: OpenfootballOptions = {}) {
  const result = readOpenfootball({ files: [{ name: path, text: JSON.stringify(content) }], options });
  return result.ok ? result : { problems: result.problems.map(({ message }) => message), batch: null };
}

const pair = (team1: string, team2: string, rest: object = {}) => ({
  round: "Matchday 1",
  date: "2024-08-17",
  team1,
  team2,
  ...rest,
});
const clubs = [
  pair("Linden Stadt", "Hafen 09"),
  { ...pair("Hafen 09", "Linden Stadt"), round: "Matchday 2" },
];
const nations = [pair("Argentina", "Canada", { group: "Group A" })];

const competitionOf = (path: string, name: string, matches: unknown[], country?: string) => {
  const { batch, ...rest } = read(path, { name, matches }, { country });
  const [competition] = batch?.competitions ?? [];
  return competition
    ? `${competition.external_id} ${competition.kind} ${competition.country}`
    : "problems" in rest && rest.problems[0];
};

describe("identity of an openfootball file", () => {
  it.each([
    ["any-name.json", "German Bundesliga 2024/25", "ger.1 league GER"],
    ["any-name.json", "England | League One 2024/25", "eng.3 league ENG"],
    ["any-name.json", "Eredivisie 2024/25", "ned.1 league NED"],
    ["any-name.json", "Vietnam V.League 1 2024/25", "vie.1 league VIE"],
    ["any-name.json", "Northern Ireland Premiership 2024/25", "nir.1 league NIR"],
    ["any-name.json", "Serie A (Italy) 2024/25", "ita.1 league ITA"],
    ["any-name.json", "Premier League - England 2024/25", "eng.1 league ENG"],
    ["any-name.json", "Polish Ekstraklasa 2024/25", "pol.1 league POL"],
    ["liga-2024_xx.json", "German Musterliga 2024/25", "ger.german-musterliga league GER"],
    ["2024-25/de.1.json", "Italian Serie B 2024/25", "ita.2 league ITA"],
    ["2024-25/cz.2.json", "Druhá liga 2024/25", "cze.2 league CZE"],
    ["2025/mls.json", "Major League Soccer 2025", "usa.mls league USA"],
    ["any-name.json", "Spanish Copa del Rey 2024/25", "esp.spanish-copa-del-rey cup ESP"],
    ["any-name.json", "AFC Champions League 2024/25", "afc.cl cup INT"],
    ["any-name.json", "FIFA Club World Cup 2024", "clubworldcup cup INT"],
  ])("%s with the name %s is %s", (path, name, expected) => {
    expect(competitionOf(path, name, clubs)).toBe(expected);
  });

  it.each([
    ["2024/copa.json", "Copa América 2024", "copa-america cup INT"],
    ["any-name.json", "Euro 2024", "euro cup INT"],
    ["any-name.json", "Euro 2024 Qualifying", "euro.quali cup INT"],
    ["any-name.json", "Friendly Nations Trophy 2024", "friendly-nations-trophy cup INT"],
  ])("%s with the name %s is a competition of national teams: %s", (path, name, expected) => {
    for (const country of [undefined, "INT", "ARG"]) {
      expect(competitionOf(path, name, nations, country)).toBe(expected);
      const { batch } = read(path, { name, matches: nations }, { country });
      expect(batch?.teams.map(({ external_id, national }) => [external_id, national])).toEqual([
        ["national/ARG", true],
        ["national/CAN", true],
      ]);
    }
  });

  it("A name of two countries' leagues needs the option, with which it is the same league as any other file's", () => {
    expect(competitionOf("any.json", "Bundesliga 2024/25", clubs)).toContain("--country");
    expect(competitionOf("any.json", "Bundesliga 2024/25", clubs, "GER")).toBe("ger.1 league GER");
    expect(competitionOf("any.json", "Bundesliga 2024/25", clubs, "AUT")).toBe("aut.1 league AUT");
    expect(competitionOf("any.json", "German Bundesliga 2024/25", clubs, "AUT")).toBe("ger.1 league GER");
  });

  it("A league of an unlisted name has a table; a file that is mostly ties is a cup", () => {
    const { batch } = read("liga-2024_xx.json", { name: "German Musterliga 2024/25", matches: clubs });
    expect(batch?.stages).toMatchObject([{ name: "Regular season", mode: "points" }]);
    const ties = [
      { ...pair("Linden Stadt", "Hafen 09"), round: "Semi-finals" },
      { ...pair("Berg", "Tal"), round: "Semi-finals" },
      { ...pair("Berg", "Hafen 09"), round: "Final" },
    ];
    expect(competitionOf("any.json", "German Winterpreis 2024", ties)).toContain(" cup GER");
  });

  it("Words that are properties of every object are words", () => {
    expect(competitionOf("constructor.1.json", "Constructor 2024/25", clubs)).toContain("--country");
    expect(competitionOf("any.json", "Constructor 2024/25", clubs, "INT")).toBe("constructor cup INT");
  });

  it("Women's and youth teams are not the first teams of their country or club", () => {
    const women = read("any.json", { name: "Women's World Cup 2023", matches: nations }).batch;
    expect(women?.competitions[0]?.external_id).toBe("worldcup.women");
    expect(women?.teams[0]).toMatchObject({
      external_id: "national/ARG/women",
      name: "Argentina Women",
      translations: { vi: "Argentina nữ" },
    });
    const youth = read("any.json", { name: "German U19 Bundesliga 2024/25", matches: clubs }).batch;
    expect(youth?.teams[0]).toMatchObject({ external_id: "GER/u19/linden-stadt", name: "Linden Stadt U19" });
  });

  it.each([
    ["German Bundesliga 2024/25", "2024/25"],
    ["German Bundesliga 2024–2025", "2024/25"],
    ["2024/25 German Bundesliga", "2024/25"],
    ["German Bundesliga (Season 2024-25)", "2024/25"],
    ["German Bundesliga 24/25", "2024/25"],
    ["German Bundesliga 2024", "2024"],
    ["German Bundesliga", "2023/24"],
  ])("The season of %s is %s, and its competition the Bundesliga", (name, season) => {
    const { batch } = read("2023-24/x.json", { name, matches: clubs });
    expect(batch?.seasons[0]?.name).toBe(season);
    expect(batch?.competitions[0]).toMatchObject({ external_id: "ger.1", name: "German Bundesliga" });
  });

  it("Times of Euro 2020 are Central European in every host city", () => {
    const file = {
      name: "Euro 2020",
      matches: [pair("Wales", "Switzerland", { time: "15:00", date: "2021-06-12" })],
    };
    const { batch } = read("2020/euro.json", file);
    expect(batch?.matches[0]?.match_time).toBe(Date.parse("2021-06-12T13:00:00Z") / 1000);
  });
});
