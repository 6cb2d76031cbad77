import { describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import type { SeasonId } from "../match/index.ts";
import type { CompetitionSeasons } from "./competition.schema.ts";
import { mainCompetition, seasonShown } from "./season-shown.rules.ts";

const { competition } = aMatch();
const playedIn = (name: string, hot: number, matches: number, ...seasons: number[]): CompetitionSeasons => ({
  competition: { ...competition, name, hot },
  seasons: seasons.map((id) => ({ id: id as SeasonId, name: `${id}` })),
  matches,
});
const cup = playedIn("Cup", 5, 1, 9);
const league = playedIn("League", 5, 24, 12, 11);
const friendlies = playedIn("Friendlies", 1, 30, 3);

describe("the main competition", () => {
  it("The main competition is the hottest one with most matches this season, not the one of last night", () => {
    expect(mainCompetition([friendlies, cup, league])).toBe(league);
    expect(mainCompetition([cup, playedIn("Other cup", 5, 1, 8)])).toBe(cup);
    expect(mainCompetition([])).toBeUndefined();
  });

  it("A cup of two matches is not the main competition beside a less hot league", () => {
    const nights = playedIn("Cup", 5, 2, 9);
    const season = playedIn("League", 4, 10, 12);
    expect(mainCompetition([nights, season])).toBe(season);
    expect(mainCompetition([playedIn("Cup", 5, 5, 9), season])?.competition.name).toBe("Cup");
  });

  it("The main competition's season is shown unless another is requested", () => {
    expect(seasonShown([friendlies, cup, league], null)?.season.id).toBe(12);
    expect(seasonShown([friendlies, cup, league], 3)?.competition.name).toBe("Friendlies");
    expect(seasonShown([friendlies, cup, league], 99)?.season.id).toBe(12);
  });
});
