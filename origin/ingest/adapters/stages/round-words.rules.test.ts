import { expect, it } from "vitest";
import { readRound } from "./round-words.rules.ts";

it.each([
  // openfootball
  ["Matchday 5", null, null, true],
  ["1. Round", null, null, true],
  ["Apertura, Matchday 3", "Apertura", "table", true],
  ["Apertura Playoffs, Quarterfinals", "Apertura Playoffs", "final_round", false],
  ["Finals, Round of 16", "Finals", "final_round", false],
  ["Playoff I, Matchday 2", "Playoff I", "table", true],
  ["Playoffs, Matchday 1", "Playoffs", "play_off", true],
  ["Qualifying, Round 1", "Qualifying", "play_off", true],
  ["Final Round", null, "table", false],
  ["Final", null, "final_round", false],
  ["Match for third place", null, "final_round", false],
  ["Group 2 Play-off", null, "final_round", false],
  ["Quarter-finals, Replays", "Quarter-finals", "final_round", false],
  ["Championship, Matchday 3", "Championship", "table", true],
  ["Relegation, Round 1", "Relegation", "play_off", true],
  ["Relegation, Final", "Relegation", "final_round", false],
  ["Clausura Playoffs, Play-in round 1", "Clausura Playoffs", "final_round", false],
  ["Clausura Playoffs, Reclassification", "Clausura Playoffs", "play_off", false],
  ["Viertelfinale", null, "final_round", false],
  ["Semifinales, Ida", "Semifinales", "final_round", false],
  ["Achtelfinale - Hinspiele", "Achtelfinale", "final_round", false],
  ["Triangular final", null, "table", false],
  ["Poule finale", null, "table", false],
  ["Tercer puesto", null, "final_round", false],
  ["Spareggio", null, "final_round", false],
  ["Vé vớt", null, "final_round", false],
  ["UEFA Second Round Play-offs, Path A, Semi-finals", "UEFA Second Round Play-offs", "final_round", false],
  ["Play-off 1, Matchday 2", "Play-off 1", "table", true],
  // API-Football
  ["Quarter-finals - 2", "Quarter-finals", "final_round", true],
  ["Round One - 3", "Round One", "play_off", true],
  ["Apertura - Quadrangular - 2", "Apertura - Quadrangular", "table", true],
  ["Regular Season - 14", "Regular Season", "table", true],
  ["Relegation Round - 3", "Relegation Round", "table", true],
  ["Relegation Round - Final", "Relegation Round", "final_round", false],
  ["Play Offs", null, "play_off", false],
  ["Promotion Play-offs - Semi-finals", "Promotion Play-offs", "final_round", false],
  ["Knockout Round Play-offs", null, "final_round", false],
  ["8th Finals", null, "final_round", false],
  ["2nd Phase - 4", "2nd Phase", "table", true],
  ["2nd Round", null, null, true],
  ["3rd Qualifying Round", null, "play_off", false],
  // football-data.org
  ["QUARTER_FINALS", null, "final_round", false],
  ["LAST_16", null, "final_round", false],
  ["PLAYOFF_ROUND_1", null, "play_off", false],
  ["LEAGUE_STAGE", null, "table", false],
  ["RELEGATION_ROUND", null, "table", false],
  ["CLAUSURA", null, "table", false],
  // iSports
  ["1/8", null, "final_round", false],
  ["Semi Final", null, "final_round", false],
  ["38", null, null, true],
])("The round %s is part %s and hints at %s", (written, part, hint, numbered) => {
  expect(readRound(written)).toMatchObject({ part, hint, numbered });
});

it("A long run of blanks is read at once", () => {
  expect(readRound(`Play Offs${" ".repeat(1_000_000)}- 1`).hint).toBe("play_off");
});

it.each([
  ["Group A", "A"],
  ["Group B - 2", "B"],
  ["Group C, Matchday 3", "C"],
  ["Bảng D", "D"],
  ["Group Stage - 1", null],
])("The round %s is of group %s", (written, group) => {
  expect(readRound(written)).toMatchObject({ group, hint: "table" });
});
