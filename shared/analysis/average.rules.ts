import { meanOf, rounded } from "../figure/index.ts";
import type { TeamMatch } from "./played-match.ts";
import type { TeamAverages } from "./team-figures.schema.ts";

const average = (values: readonly (number | null)[]) => rounded(meanOf(values), 2);

/** Averages a match with two decimals, each over the matches that have the figure. */
export function teamAverages(matches: readonly TeamMatch[]): TeamAverages {
  return {
    played: matches.length,
    goals_for: average(matches.map(({ full }) => full?.scored ?? null)),
    goals_against: average(matches.map(({ full }) => full?.conceded ?? null)),
    corners: average(matches.map(({ corners }) => corners)),
    yellow_cards: average(matches.map(({ yellow_cards }) => yellow_cards)),
    red_cards: average(matches.map(({ red_cards }) => red_cards)),
  };
}
