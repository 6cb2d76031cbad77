import { describe, expect, it } from "vitest";
import { crestOfClub } from "./club-colours.rules.ts";
import { clubColours, shirtColours } from "./club-colours.table.ts";

const { red, white, claret, sky, blue, garnet, black, gold, yellow } = shirtColours;

/** The lines of the table: `red white: Arsenal|Brentford`, by country. */
const LINES = Object.entries(clubColours).flatMap(([country, text]) =>
  text
    .trim()
    .split("\n")
    .map((line) => ({ country, line })),
);

describe("Colours of clubs", () => {
  it.each([
    ["ENG", "Liverpool FC", [red, white]],
    ["ENG", "Liverpool", [red, white]],
    ["ENG", "Villa", null],
    ["ENG", "Aston Villa FC", [claret, sky]],
    ["ENG", "Wolves", [gold, black]],
    ["ENG", "Man United", [red, yellow]],
    ["ESP", "Barcelona", [blue, garnet]],
    ["GER", "FC Bayern München", [red, white]],
    ["ITA", "Inter", [blue, black]],
    ["BRA", "CR Flamengo", [red, black]],
    ["VIE", "Hai Phong FC", [red, white]],
    ["JPN", "Kashiwa Reysol", [yellow, black]],
  ])("In %s, %s plays in %j", (country, name, colours) => {
    expect(crestOfClub(name, country)?.colours ?? null).toEqual(colours);
  });

  it.each([
    ["URU", "Liverpool"],
    ["CHI", "Everton"],
    ["ENG", "Liverpool U21"],
    ["ENG", "Manchester"],
    ["constructor", "Arsenal"],
    ["", "Arsenal"],
  ])("Of %s, %s, the colours are not known", (country, name) => {
    expect(crestOfClub(name, country)).toBeNull();
  });

  it("Each club of the table is found by its name, and stands in it once", () => {
    for (const { country, line } of LINES) {
      const [, words = "", names = ""] = /^(\w+ \w+): (.+)$/.exec(line) ?? [];
      expect(names, line).not.toBe("");
      const colours = words.split(" ").map((word) => shirtColours[word]);
      for (const name of names.split("|"))
        expect(crestOfClub(name, country)?.colours, `${country} ${name}`).toEqual(colours);
    }
  });

  it("No two clubs of a country with the same colours have the same pattern", () => {
    const crests = LINES.flatMap(({ country, line }) =>
      (line.split(": ")[1] ?? "")
        .split("|")
        .map((name) => `${country} ${JSON.stringify(crestOfClub(name, country))}`),
    );
    expect(new Set(crests).size).toBe(crests.length);
  });

  it("No club is of one colour", () => {
    for (const { line } of LINES) {
      const [main, second] = (line.split(":")[0] ?? "").split(" ");
      expect(main, line).not.toBe(second);
    }
  });
});
