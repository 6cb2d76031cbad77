import { describe, expect, it } from "vitest";
import { clubName } from "./club-name.rules.ts";
import { lettersApart, suspicionOf } from "./name-suspects.rules.ts";

const between = (country: string, a: string, b: string, meetings = 0) =>
  suspicionOf(clubName(a, country), clubName(b, country), meetings);

describe("Suspicion about two names", () => {
  it.each([
    ["ENG", "Ashby FC", "Ashby SC", "form"],
    ["GER", "Auental 04", "Auental 07", "form"],
    ["GRE", "Pyrgaki", "Pyrgaki Patras", "words"],
    ["ENG", "Ashby United", "Ashby City", null],
    ["ENG", "Ashby", "Ashby Town", "words"],
    ["RUS", "Zarechny", "Zarechnyy", "spelling"],
    ["POL", "Kamieniec", "Kamienec", "spelling"],
  ])("In %s, %s and %s are suspected for: %s", (country, a, b, reason) => {
    expect(between(country, a, b)?.reason ?? null).toBe(reason);
    expect(between(country, b, a)?.reason ?? null).toBe(reason);
  });

  it.each([
    ["ENG", "Manchester United", "Manchester City", "the table knows two clubs"],
    ["BRA", "Atlético Mineiro", "Atlético Goianiense", "two states"],
    ["GER", "Auental", "Auental II", "a second team"],
    ["ENG", "Ashby", "Ashby U21", "a youth team"],
    ["VIE", "Huế", "Nữ Huế", "a women's team"],
    ["URU", "Nacional", "River Plate", "nothing in common"],
    ["ARG", "Sportivo Unión", "Unión Sportiva", "words that many clubs share"],
    ["ESP", "Real Roca", "Real Peña", "a word that many clubs share"],
    ["ENG", "Ash", "Ask", "too short for a slip of the pen"],
  ])("In %s, %s and %s are not suspected: %s", (country, a, b) => {
    expect(between(country, a, b)).toBeNull();
    expect(between(country, b, a)).toBeNull();
  });

  it("Shared matches make two names suspect that have nothing in common, the more the likelier", () => {
    const one = between("ENG", "Ashby", "Measham", 1);
    const two = between("ENG", "Ashby", "Measham", 2);
    expect(one?.reason).toBe("fixtures");
    expect(two?.score).toBeGreaterThan(one?.score ?? 0);
    expect(between("GER", "Auental", "Auental II", 5)).toBeNull();
  });

  it("Letters apart are counted up to a limit", () => {
    expect(lettersApart("kamien", "kamien", 2)).toBe(0);
    expect(lettersApart("kamien", "kamin", 2)).toBe(1);
    expect(lettersApart("kamien", "kaminy", 2)).toBe(2);
    expect(lettersApart("kamien", "zamosc", 2)).toBe(3);
    expect(lettersApart("a", "abcdef", 2)).toBe(3);
  });
});
