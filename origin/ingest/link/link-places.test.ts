import { describe, expect, it } from "vitest";
import { competitionSpelling } from "../competition-aliases.table.ts";
import { seasonSpelling } from "./link-places.ts";

describe("Season names", () => {
  it.each(["2025/26", "2025-26", "2025-2026", "2025/2026", "25/26", " 2025–26 "])(
    "Season %s is 2025/26",
    (name) => {
      expect(seasonSpelling(name)).toBe("2025/26");
    },
  );

  it.each([
    ["1999/2000", "1999/00"],
    ["99/00", "1999/00"],
    ["2022", "2022"],
    ["2024/25 · replay 2026-11-21 12:00", "2024/25 · replay 2026-11-21 12:00"],
    ["2020-24", "2020-24"],
    ["Apertura", "apertura"],
  ])("Season %s is %s", (name, expected) => {
    expect(seasonSpelling(name)).toBe(expected);
  });
});

describe("Competition names", () => {
  it.each([
    ["ENG", "English Premier League", "Premier League"],
    ["ESP", "Spain Primera División", "La Liga"],
    ["GER", "Deutsche Bundesliga", "Bundesliga"],
    ["ITA", "Italian Serie A", "Serie A"],
    ["VIE", "V-League 1", "V-LEAGUE 1"],
  ])("In %s, competition %s is the same as %s", (country, a, b) => {
    expect(competitionSpelling(a, country)).toBe(competitionSpelling(b, country));
  });

  it.each([
    ["ENG", "Championship", "SCO", "Championship"],
    ["GER", "Bundesliga", "GER", "2. Bundesliga"],
    ["ENG", "Premier League", "EGY", "Premier League"],
  ])("In %s, competition %s is not %s: %s", (country, a, other, b) => {
    expect(competitionSpelling(a, country)).not.toBe(competitionSpelling(b, other));
  });
});
