/** Parts of a match: `schedule` is the kick-off; `course` the changes of status with the score; `more_stats` kinds of statistics that the first source lacks. */
export const SHARED_PARTS = [
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
export type SharedPart = (typeof SHARED_PARTS)[number];

/**
 * Whose word is believed before whose, by part of a match, of the providers that are asked over the net. It stands on what
 * they cover: API-Football has the most of what happens in matches, football-data.org is careful with dates and late with
 * scores, iSportsAPI has the Asian bookmakers. Sources that are not named are believed in the order in which they come.
 */
export const sourceOrder: Readonly<Record<SharedPart, readonly string[]>> = {
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
