import type { MatchFilter } from "./match-filter.ts";

/** Words of `/livescore/{category}`: see shared/url/screens.ts. */
export const LIVESCORE_CATEGORIES = [
  "live",
  "upcoming",
  "ended",
  "hot",
  "europe",
  "asia",
  "south-america",
  "north-america",
  "africa",
  "oceania",
  "world",
] as const;
export type LivescoreCategory = (typeof LIVESCORE_CATEGORIES)[number];

/** Categories that are a status. */
const STATUSES = ["live", "upcoming", "ended"] as const satisfies readonly MatchFilter[];
type StatusCategory = (typeof STATUSES)[number];

export const isStatusCategory = (category: LivescoreCategory): category is StatusCategory =>
  STATUSES.some((status) => status === category);

/** The category of a path's word, or null where the word is none. */
export const readCategory = (word: string): LivescoreCategory | null =>
  LIVESCORE_CATEGORIES.find((category) => category === word) ?? null;
