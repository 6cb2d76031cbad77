/**
 * Kinds of match data: `schedule` is the kick-off; `course` the status changes with the score; `more_stats` statistic
 * kinds that the first source lacks.
 */
export const SHARED_SECTIONS = [
  "schedule",
  "course",
  "incidents",
  "stats",
  "more_stats",
  "lineups",
  "player_stats",
  "commentary",
  "prices",
] as const;
export type SharedSection = (typeof SHARED_SECTIONS)[number];

/**
 * Priority of polled providers by kind of match data. It reflects their coverage: API-Football has the most match
 * events, football-data.org is careful with dates and late with scores, iSportsAPI has the Asian bookmakers. Sources
 * that are not listed have the order in which they come.
 */
export const sourceOrder: Readonly<Record<SharedSection, readonly string[]>> = {
  schedule: ["api-football", "football-data-org", "isports"],
  course: ["api-football", "isports", "football-data-org"],
  incidents: ["api-football", "isports", "football-data-org"],
  stats: ["api-football", "isports"],
  more_stats: ["api-football", "isports"],
  lineups: ["api-football", "football-data-org", "isports"],
  player_stats: ["api-football", "isports"],
  commentary: [],
  prices: ["isports", "api-football"],
};
