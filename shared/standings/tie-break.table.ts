/**
 * Criteria that order teams level on points. A run of `head_to_head_…` looks at the matches among all teams that were
 * level when it began; `head_to_head_again` starts over with fewer of them when some have been ranked.
 */
export type TieBreak =
  | "goal_difference"
  | "goals_for"
  | "away_goals_for"
  | "won"
  | "away_won"
  | "head_to_head_points"
  | "head_to_head_goal_difference"
  | "head_to_head_goals_for"
  | "head_to_head_again";

const worldCup = [
  "goal_difference",
  "goals_for",
  "head_to_head_points",
  "head_to_head_goal_difference",
  "head_to_head_goals_for",
] as const;

/**
 * Orders of known competitions by name, from their regulations (Premier League C.17; LaLiga art. 201 RFEF; Serie A NOIF
 * 51; DFL §2; World Cup 2022 art. 12; Champions League 2024/25 art. 18). Lots and fair play need facts we do not hold:
 * the name decides.
 */
export const tieBreaks = {
  goal_difference: ["goal_difference", "goals_for"],
  england: ["goal_difference", "goals_for", "head_to_head_points"],
  germany: [
    "goal_difference",
    "goals_for",
    "head_to_head_points",
    "head_to_head_goal_difference",
    "away_goals_for",
  ],
  // A team that is ranked leaves the tie at once, and the rest are compared from the first rule again.
  spain: [
    "head_to_head_points",
    "head_to_head_again",
    "head_to_head_goal_difference",
    "head_to_head_again",
    "goal_difference",
    "goals_for",
  ],
  italy: ["head_to_head_points", "head_to_head_goal_difference", "goal_difference", "goals_for"],
  world_cup: worldCup,
  world_cup_before_1994: worldCup,
  euro: [
    "head_to_head_points",
    "head_to_head_goal_difference",
    "head_to_head_goals_for",
    "head_to_head_again",
    "goal_difference",
    "goals_for",
  ],
  champions_league: ["goal_difference", "goals_for", "away_goals_for", "won", "away_won"],
} as const satisfies Record<string, readonly TieBreak[]>;
/** Name of a row of {@link tieBreaks}. */
export type TieBreakRule = keyof typeof tieBreaks;
export const TIE_BREAK_RULES = Object.keys(tieBreaks) as TieBreakRule[];

/** Points for a win: FIFA counted two until the World Cup of 1990. */
export function pointsForWin(rule: TieBreakRule): 2 | 3 {
  return rule === "world_cup_before_1994" ? 2 : 3;
}
