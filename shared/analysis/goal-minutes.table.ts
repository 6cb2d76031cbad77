/** Minutes of the ten counts of `GoalTimeBuckets`, without zod. */
export const GOAL_MINUTES = [
  "1-10",
  "11-20",
  "21-30",
  "31-40",
  "41-45+",
  "46-50",
  "51-60",
  "61-70",
  "71-80",
  "81-90+",
] as const;
