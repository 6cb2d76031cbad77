/** Markets that can be tipped: those that the final score settles. A file of its own, as every page has its keys. */
export const TIP_MARKETS = [
  "asian_handicap",
  "over_under",
  "match_result",
  "european_handicap",
  "double_chance",
] as const;
export type TipMarket = (typeof TIP_MARKETS)[number];
