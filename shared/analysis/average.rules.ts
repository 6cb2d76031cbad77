import { meanOf, rounded } from "../statistic/index.ts";
import type { TeamMatch } from "./played-match.ts";
import type { TeamAverages } from "./team-statistics.schema.ts";

type Averaged = keyof TeamAverages["counted"];

/** Averages per match with two decimals, each over the matches that have the statistic. */
export function teamAverages(matches: readonly TeamMatch[]): TeamAverages {
  const values = {
    goals_for: matches.map(({ full }) => full?.scored ?? null),
    goals_against: matches.map(({ full }) => full?.conceded ?? null),
    corners: matches.map(({ corners }) => corners),
    yellow_cards: matches.map(({ yellow_cards }) => yellow_cards),
    red_cards: matches.map(({ red_cards }) => red_cards),
  };
  const average = (statistic: Averaged) => rounded(meanOf(values[statistic]), 2);
  const counted = (statistic: Averaged) => values[statistic].filter((value) => value !== null).length;
  return {
    played: matches.length,
    counted: {
      goals_for: counted("goals_for"),
      goals_against: counted("goals_against"),
      corners: counted("corners"),
      yellow_cards: counted("yellow_cards"),
      red_cards: counted("red_cards"),
    },
    goals_for: average("goals_for"),
    goals_against: average("goals_against"),
    corners: average("corners"),
    yellow_cards: average("yellow_cards"),
    red_cards: average("red_cards"),
  };
}
