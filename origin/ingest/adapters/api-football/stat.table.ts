import type { StatKind } from "#shared/match/index.ts";

/** Types of `/fixtures/statistics` with a kind here; expected goals and the like are left out. */
export const statKindOf: Readonly<Record<string, StatKind>> = {
  "Shots on Goal": "shots_on_target",
  "Shots off Goal": "shots_off_target",
  "Total Shots": "shots",
  "Blocked Shots": "blocked_shots",
  Fouls: "fouls",
  "Corner Kicks": "corners",
  Offsides: "offsides",
  "Ball Possession": "possession",
  "Yellow Cards": "yellow_cards",
  "Red Cards": "red_cards",
  "Goalkeeper Saves": "saves",
  "Total passes": "passes",
  "Passes accurate": "passes_accurate",
};
